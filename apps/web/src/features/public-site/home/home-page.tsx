import { SampleBanner } from "../../../ui/feedback/sample-banner";
import { SiteFooter } from "../../../ui/layout/site-footer";
import { ClosingCall } from "./questions/closing-call";
import { FeatureTour } from "./tour/feature-tour";
import { Footnotes } from "./questions/footnotes";
import { Hero } from "./hero/hero";
import styles from "./home-page.module.css";
import { KeyFigures } from "./hero/key-figures";
import { Pricing } from "./plans/pricing";
import { Questions } from "./questions/questions";
import { SiteFacts } from "./site-facts";
import { SiteHead } from "./site-head";
import { Steps } from "./tour/steps";
import { TestimonialList } from "./questions/testimonial-list";

/** The way in. Static: no script is needed to read it. */
export function HomePage() {
  return (
    <>
      <SampleBanner id="sample-banner" hidden />
      <div className={styles.clip}>
        <div className={styles.page}>
          <SiteHead />
          <main id="inhalt" tabIndex={-1} className={styles.main}>
            <Hero />
            <KeyFigures />
            <FeatureTour />
            <Steps />
            <TestimonialList />
            <Pricing />
            <Questions />
            <ClosingCall />
            <Footnotes />
          </main>
        </div>
        <SiteFooter />
      </div>
      <SiteFacts />
    </>
  );
}
