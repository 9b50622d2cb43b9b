import { TeamPage } from "../../features/team/team-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Team");

export default TeamPage;
