import { inBoth, STANDS } from '../../fragments/code.ts'

/** What a customer may be told, and nothing else. */
export const REASONS = [
  { fr: 'Données personnelles', en: 'Personal data' },
  { fr: 'Injure', en: 'Insult' },
  { fr: 'Autre boutique ou autre produit', en: 'Another shop or another product' },
  { fr: 'Publicité', en: 'Advertising' },
] as const

/** The review without its tags: nothing in it can close the mark around it. */
export const READ = inBoth(
  (product) =>
    `={{ '${product}' + $json.product_name + '\\n<avis>\\n' + $json.review.replace(/<[^>]*>/g, ' ').replace(/[<>]/g, ' ').slice(0, 4000) + '\\n</avis>' }}`,
  { fr: 'Produit : ', en: 'Product: ' },
)

/**
 * Published only where the model found nothing and no link, address or number stands in it; the
 * rest, a made-up quotation included, is for a person.
 */
export const VERDICT = inBoth(
  (words) => String.raw`${words.stands}const asked = $('some').all().map(({ json }) => json);
return $input.all().map(({ json }, at) => {
  const one = asked[at];
  const bare = one.review.replace(/<[^>]*>/g, ' ');
  const traces = /https?:|www\.|[\w.+-]+@[\w-]+\.\w|(?:\+?\d[ .-]?){9,}/i.test(one.review) || bare.length > 4000;
  const { fault, quote } = json.output ?? {};
  const kind = fault === undefined ? 'unread' : fault === 'none' && !traces ? 'clean' : 'look';
  const why = fault === 'none' ? '${words.traces}' : (${words.faults})[fault] + (stands(quote, bare) ? '${words.open}' + quote.trim() + '${words.close}' : '${words.noQuote}');
  return { json: { id: one.id, kind, danger: fault === 'danger', line: kind === 'look' ? '- ${words.no}' + one.id + ', ' + one.product_name + '${words.colon}' + why : '${words.no}' + one.id } };
});`,
  {
    fr: {
      stands: STANDS.fr,
      no: 'n° ',
      traces: 'lien, adresse, numéro ou texte très long',
      faults:
        "{ personal: 'personne nommée ou coordonnées', insult: 'injure', elsewhere: 'autre boutique ou produit', advert: 'publicité', danger: 'DANGER décrit' }",
      open: ' («\\u00A0',
      close: '\\u00A0»)',
      noQuote: ' (sans extrait, à lire en entier)',
      colon: ' : ',
    },
    en: {
      stands: STANDS.en,
      no: 'no. ',
      traces: 'link, address, number or a very long text',
      faults:
        "{ personal: 'a person named, or contact details', insult: 'insult', elsewhere: 'another shop or product', advert: 'advertising', danger: 'DANGER described' }",
      open: ' (“',
      close: '”)',
      noQuote: ' (no quotation, read it whole)',
      colon: ': ',
    },
  },
)

/** Reading, model or publishing: what was left undone, and why. */
export const MISSED = inBoth(
  (words) => `const items = $input.all().map(({ json }) => json);
const failed = items.find(({ error }) => error !== undefined);
return [{ json: { text: '${words.left}' + ($('verdict').isExecuted ? items.length : '${words.all}') + ', ' + (failed ? failed.error.message ?? failed.error : '${words.silent}') + '${words.next}' } }];`,
  {
    fr: {
      left: 'Avis non traités : ',
      all: 'tous',
      silent: 'le modèle n’a pas répondu',
      next: '. Ils attendent la prochaine lecture.',
    },
    en: {
      left: 'Reviews left: ',
      all: 'all',
      silent: 'the model did not answer',
      next: '. They wait for the next reading.',
    },
  },
)
