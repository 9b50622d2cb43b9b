import { PipelinePage } from "../../features/pipeline/pipeline-page";
import { FeatureGuard } from "../../features/upgrade";

export const meta = () => [
  { title: "Pipeline · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default function PipelineRoute() {
  return (
    <FeatureGuard feature="pipeline">
      <PipelinePage />
    </FeatureGuard>
  );
}
