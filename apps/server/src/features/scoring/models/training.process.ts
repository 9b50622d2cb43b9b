import { serveCalls } from "../processes/serve-calls.ts";
import { Training } from "./training.ts";

serveCalls(new Training());
