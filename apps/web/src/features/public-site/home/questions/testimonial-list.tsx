import section from "../section.module.css";
import styles from "./testimonial-list.module.css";
import { areSamples, sampleNote, testimonials } from "./testimonials";

export function TestimonialList() {
  return (
    <section className={section.section} aria-labelledby="stimmen">
      <div className={section.intro}>
        <h2 id="stimmen">Stimmen aus Agenturen</h2>
      </div>
      <ul className={styles.list}>
        {testimonials.map(({ quote, name, role }) => (
          <li key={name}>
            <figure>
              {areSamples && <p className={styles.sample}>{sampleNote}</p>}
              <blockquote>
                <p>„{quote}“</p>
              </blockquote>
              <figcaption>
                <b>{name}</b>
                {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
