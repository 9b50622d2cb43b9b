import { Scoring } from "./scoring.ts";
import { serveCalls } from "./serve-calls.ts";

serveCalls(new Scoring());
