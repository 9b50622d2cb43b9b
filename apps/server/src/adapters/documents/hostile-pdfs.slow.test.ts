import { hostilePdfs } from "../../testing/documents/hostile/hostile-pdfs.ts";
import { testHostileFiles } from "../../testing/documents/hostile/test-hostile-files.ts";

// Half of the time of all hostile files, so that two workers share it.
testHostileFiles(hostilePdfs);
