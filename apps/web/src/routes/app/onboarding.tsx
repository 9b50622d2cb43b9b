import { OnboardingPage } from "../../features/onboarding/onboarding-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Einrichtung");

export default OnboardingPage;
