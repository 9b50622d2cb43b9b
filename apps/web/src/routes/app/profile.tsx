import { ProfilePage } from "../../features/profile/profile-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Profil");

export default ProfilePage;
