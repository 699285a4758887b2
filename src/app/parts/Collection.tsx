import nextBox from "picture:next-box";
import { CollectionCard, CreateFigureTile } from "../../index.ts";
import { renderAppLink } from "../link.tsx";
import { describeSample, SAMPLE_COLLECTION } from "../sample/collection.ts";
import { useStatus } from "../status.tsx";
import { LocalDate } from "./LocalDate.tsx";

/** The Collection tab: the collector's cabinet. */
export function Collection() {
  const { notify } = useStatus();
  return (
    <section aria-labelledby="collection-heading" className="grid gap-4">
      <h2 id="collection-heading" className="sr-only">
        Figures
      </h2>
      <p className="text-muted">Sample figures: yours will stand beside them.</p>
      <div className="grid gap-0.5 overflow-hidden rounded-xl border-2 border-frame bg-frame sm:grid-cols-2 lg:grid-cols-3">
        {SAMPLE_COLLECTION.map((figure, index) => (
          <CollectionCard
            key={figure.id}
            figure={figure}
            date={<LocalDate iso={figure.createdAt} />}
            picture={
              <img
                src={figure.image}
                alt={describeSample(figure)}
                width={600}
                height={800}
                loading={index < 3 ? "eager" : "lazy"}
                decoding="async"
              />
            }
            onDownload={() => notify("Downloads are not available yet.")}
            onShare={() => notify("Sharing is not available yet.")}
          />
        ))}
        <CreateFigureTile
          href="/create"
          renderLink={renderAppLink}
          picture={<img src={nextBox} alt="" width={600} height={800} loading="lazy" />}
        />
      </div>
    </section>
  );
}
