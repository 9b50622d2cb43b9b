import { Scoring } from "./scoring.ts";
import { serveThread } from "./serve-thread.ts";

serveThread(new Scoring());
