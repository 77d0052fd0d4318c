import { inBoth } from '../../fragments/code.ts'

/** A bar code is a number there, text here: leading zeros must not keep them apart. */
export const MATCH = String.raw`const digits = (code) => String(code ?? '').replace(/\D/g, '').replace(/^0+/, '');
const answers = [...$('recalls').all(), ...$input.all()].map(({ json }) => json);
const failed = answers.find(({ error }) => error !== undefined);
if (failed) return [{ json: { state: 'blind', reason: failed.error.message ?? String(failed.error) } }];
const recalls = answers.filter(({ numero_fiche }) => numero_fiche);
const variants = $input.all().flatMap(({ json: product }) =>
  (product.variants ?? []).map((variant) => ({ product, variant, code: digits(variant.barcode) })));
if (recalls.length === 0) return [{ json: { state: 'blind', reason: 'empty' } }];
if (!variants.some(({ code }) => code)) return [{ json: { state: 'blind', reason: 'codes' } }];
const early = $now.minus({ days: 365 }).toISODate();
const hits = recalls.flatMap((recall) => variants
  .filter(({ code }) => code.length > 6 && code === digits(recall.gtin))
  .map(({ product, variant }) => ({
    state: 'hit',
    key: [recall.numero_fiche, recall.numero_version, variant.id].join('/'),
    product: String(product.id),
    variant: String(variant.id),
    name: product.title + (variant.title && variant.title !== 'Default Title' ? ' ' + variant.title : ''),
    stock: variant.inventory_quantity ?? 0,
    since: String(recall.date_debut_commercialisation ?? early).slice(0, 10),
    sheet: recall.lien_vers_la_fiche_rappel,
    day: String(recall.date_publication).slice(0, 10).split('-').reverse().join('/'),
    version: recall.numero_version,
    cause: recall.motif_rappel ?? '?',
    lots: String(recall.identification_produits ?? '?').replace(/\$/g, ' ').slice(0, 400),
  })));
return hits.filter(({ key }, at) => hits.findIndex((one) => one.key === key) === at).map((json) => ({ json }));`

/** One case a product: what is recalled, whether it still sells, and which orders hold it. */
export const CASE = inBoth(
  (words) => String.raw`const orders = $input.all().map(({ json }) => json);
const unread = orders.some(({ error }) => error !== undefined);
const answers = $('suspend').all().map(({ json }) => json);
return $('fresh').all().map(({ json: hit }, at) => {
  const off = answers[at]?.product?.status === 'draft';
  const sold = orders.filter((one) => one.name && !one.cancelled_at && String(one.created_at).slice(0, 10) >= hit.since
    && (one.line_items ?? []).some((line) => String(line.variant_id) === hit.variant)).map(({ name }) => name);
  return { json: { ...hit, off, orders: sold.length, title: '${words.recall}' + hit.name + (off ? '' : '${words.selling}'), text: [
    off ? '${words.off}' : '${words.on}',
    '${words.published}' + hit.day + ' (version ' + hit.version + ')${words.colon}' + hit.sheet,
    '${words.cause}' + hit.cause,
    '${words.lots}' + hit.lots,
    '${words.stock}' + hit.stock,
    unread ? '${words.unread}' : '${words.orders}' + sold.length + (sold.length ? ' (' + sold.slice(0, 300).join(', ') + (sold.length > 300 ? ', …' : '') + ')' : ''),
  ].join('\n') } };
});`,
  {
    fr: {
      recall: 'Rappel : ',
      selling: ', TOUJOURS EN VENTE',
      off: 'Fiche passée en brouillon.',
      on: 'Shopify a refusé la suspension : retirez la fiche à la main, maintenant.',
      published: 'Rappel publié le ',
      colon: ' : ',
      cause: 'Motif : ',
      lots: 'Lots visés : ',
      stock: 'Stock à isoler : ',
      unread: 'Commandes illisibles : cherchez les acheteurs dans Shopify.',
      orders: 'Commandes concernées : ',
    },
    en: {
      recall: 'Recall: ',
      selling: ', STILL ON SALE',
      off: 'Product set to draft.',
      on: 'Shopify refused to suspend it: take the product down by hand, now.',
      published: 'Recall published on ',
      colon: ': ',
      cause: 'Reason: ',
      lots: 'Batches: ',
      stock: 'Stock to set apart: ',
      unread: 'Orders could not be read: look the buyers up in Shopify.',
      orders: 'Orders that hold it: ',
    },
  },
)
