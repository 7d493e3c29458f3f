/** A rating is a guess: it is never shown without how unsure it is. */
import { useWords } from "../words.ts";

export function useRatingWords(): (rating: { readonly mean: number; readonly plusMinus: number }) => string {
  const { lang, t } = useWords();
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return ({ mean, plusMinus }) =>
    t("online.rating.of", { mean: number.format(mean), plusMinus: number.format(plusMinus) });
}

export function RatingOf({
  rating,
}: {
  readonly rating: { readonly mean: number; readonly plusMinus: number } | null;
}) {
  const words = useRatingWords();
  return rating === null ? null : <bdi dir="ltr">{words(rating)}</bdi>;
}
