import { SampleBanner } from "../../ui/sample-banner";
import { SiteFooter } from "../../ui/site-footer";
import { ClosingCall } from "./closing-call";
import { FeatureTour } from "./feature-tour";
import { Footnotes } from "./footnotes";
import { Hero } from "./hero";
import styles from "./home-page.module.css";
import { KeyFigures } from "./key-figures";
import { Pricing } from "./pricing";
import { Questions } from "./questions";
import { SiteFacts } from "./site-facts";
import { SiteHead } from "./site-head";
import { Steps } from "./steps";
import { TestimonialList } from "./testimonial-list";

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
