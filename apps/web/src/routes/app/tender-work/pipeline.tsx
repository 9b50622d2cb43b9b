import { PipelinePage } from "../../../features/pipeline/page/pipeline-page";
import { FeatureGuard } from "../../../features/billing";
import { privatePageMeta } from "../../page-meta";

export const meta = () => privatePageMeta("Pipeline");

export default function PipelineRoute() {
  return (
    <FeatureGuard feature="pipeline">
      <PipelinePage />
    </FeatureGuard>
  );
}
