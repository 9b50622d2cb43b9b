import { serveCalls } from "./serve-calls.ts";
import { Training } from "./training.ts";

serveCalls(new Training());
