import { Scoring } from "./scoring.ts";
import { serveCalls } from "../processes/serve-calls.ts";

serveCalls(new Scoring());
