import { ProfilePage } from "../../features/profile/profile-page";

export const meta = () => [
  { title: "Profil · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default ProfilePage;
