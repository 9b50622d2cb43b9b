export { PipelineButton } from "./adding/pipeline-button";
