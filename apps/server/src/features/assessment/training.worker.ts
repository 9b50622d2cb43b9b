import { serveThread } from "./serve-thread.ts";
import { Training } from "./training.ts";

serveThread(new Training());
