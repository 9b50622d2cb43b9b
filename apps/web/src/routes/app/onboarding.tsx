import { OnboardingPage } from "../../features/onboarding/onboarding-page";

export const meta = () => [
  { title: "Einrichtung · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default OnboardingPage;
