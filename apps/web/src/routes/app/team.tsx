import { TeamPage } from "../../features/team/team-page";

export const meta = () => [
  { title: "Team · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default TeamPage;
