import type { Example } from '../recipe.ts'

const recall = (gtin: number | null, numero_fiche: string, more = {}) => ({
  gtin,
  numero_fiche,
  numero_version: 1,
  motif_rappel: 'Détachement de la tétine',
  identification_produits: '3760001234560$L2608$tous les lots',
  date_debut_commercialisation: '2026-10-01',
  date_publication: '2026-11-20T00:00:00+00:00',
  lien_vers_la_fiche_rappel: `https://rappels.example/${numero_fiche}`,
  ...more,
})
const product = (
  id: number,
  title: string,
  ...variants: readonly (readonly [number, string])[]
) => ({
  id,
  title,
  variants: variants.map(([variant, barcode]) => ({
    id: variant,
    title: variants.length > 1 ? `${variant} ml` : 'Default Title',
    barcode,
    inventory_quantity: variant,
  })),
})
const order = (name: string, created_at: string, variant_id: number, cancelled_at?: string) => ({
  name,
  created_at,
  cancelled_at: cancelled_at ?? null,
  line_items: [{ variant_id }],
})
const hit = (fiche: string, productId: string, variant: string, name: string, since: string) => ({
  state: 'hit',
  key: `${fiche}/1/${variant}`,
  product: productId,
  variant,
  name,
  stock: Number(variant),
  since,
  sheet: `https://rappels.example/${fiche}`,
  day: '20/11/2026',
  version: 1,
  cause: 'Détachement de la tétine',
  lots: '3760001234560 L2608 tous les lots',
})
const SHOP = [
  product(71, 'Biberon', [150, '03760001234560'], [240, '3760001234577']),
  product(72, 'Hochet', [30, '3760009998887']),
]
const REGISTER = [
  recall(3_760_001_234_560, '2026-11-0101'),
  recall(null, '2026-11-0102'),
  recall(3_760_009_998_887, '2026-11-0103', { date_debut_commercialisation: null }),
]
const FIRST = hit('2026-11-0101', '71', '150', 'Biberon 150 ml', '2026-10-01')
const SECOND = hit('2026-11-0103', '72', '30', 'Hochet', '2025-11-23')

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux produits visés, une suspension refusée', en: 'Two named, one refusal' },
    given: {
      morning: [{}],
      recalls: REGISTER,
      catalogue: SHOP,
      fresh: [FIRST, SECOND],
      suspend: [{ product: { id: 71, status: 'draft' } }, { error: { message: 'Forbidden' } }],
      orders: [
        order('#1001', '2026-11-02T10:00:00+01:00', 150),
        order('#1002', '2026-11-03T10:00:00+01:00', 240),
        order('#1003', '2026-09-12T10:00:00+02:00', 150),
        order('#1004', '2026-11-04T10:00:00+01:00', 150, '2026-11-05T10:00:00+01:00'),
        order('#1005', '2026-09-12T10:00:00+02:00', 30),
      ],
      card: [{ id: 'c1' }, { id: 'c2' }],
      remember: [{ id: 1 }, { id: 2 }],
    },
    expects: {
      match: [FIRST, SECOND],
      case: [
        {
          off: true,
          orders: 1,
          title: { fr: 'Rappel : Biberon 150 ml', en: 'Recall: Biberon 150 ml' },
        },
        {
          off: false,
          orders: 1,
          title: {
            fr: 'Rappel : Hochet, TOUJOURS EN VENTE',
            en: 'Recall: Hochet, STILL ON SALE',
          },
        },
      ],
      tell: 'not reached',
      instead: 'not reached',
    },
    asks: {
      recalls: [
        { queryParameters: { parameters: [{ value: "date_publication >= date'2026-11-15'" }] } },
      ],
      catalogue: [{ additionalFields: { published_status: 'any' } }],
      suspend: [
        {
          url: {
            fr: 'https://votre-boutique.myshopify.com/admin/api/2024-07/products/71.json',
            en: 'https://your-shop.myshopify.com/admin/api/2024-07/products/71.json',
          },
          jsonBody: '{"product":{"id":71,"status":"draft"}}',
        },
        { jsonBody: '{"product":{"id":72,"status":"draft"}}' },
      ],
      orders: [{ options: { createdAtMin: '2025-11-23' } }],
      remember: [
        { columns: { value: { key: '2026-11-0101/1/150' } } },
        { columns: { value: { key: '2026-11-0103/1/30' } } },
      ],
    },
  },
  {
    name: { fr: 'Trello refuse, commandes illisibles', en: 'Trello refuses, orders unreadable' },
    given: {
      morning: [{}],
      recalls: REGISTER.slice(0, 1),
      catalogue: SHOP,
      fresh: [FIRST],
      suspend: [{ product: { id: 71, status: 'draft' } }],
      orders: { fails: '403 - Forbidden' },
      card: { fails: 'invalid value for idList' },
      instead: [{ accepted: true }],
    },
    expects: { match: { count: 1 }, remember: 'not reached' },
    asks: {
      instead: [
        {
          text: {
            fr: 'Rappel : Biberon 150 ml\nFiche passée en brouillon.\nRappel publié le 20/11/2026 (version 1) : https://rappels.example/2026-11-0101\nMotif : Détachement de la tétine\nLots visés : 3760001234560 L2608 tous les lots\nStock à isoler : 150\nCommandes illisibles : cherchez les acheteurs dans Shopify.',
            en: 'Recall: Biberon 150 ml\nProduct set to draft.\nRecall published on 20/11/2026 (version 1): https://rappels.example/2026-11-0101\nReason: Détachement de la tétine\nBatches: 3760001234560 L2608 tous les lots\nStock to set apart: 150\nOrders could not be read: look the buyers up in Shopify.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Aucun produit visé', en: 'No product named' },
    given: {
      morning: [{}],
      recalls: REGISTER,
      catalogue: [product(73, 'Bavoir', [5, '3760005554443'])],
    },
    expects: { match: { count: 0 }, tell: 'not reached', fresh: 'not reached' },
    asks: { recalls: [{ options: { timeout: 30_000 } }] },
  },
  {
    name: { fr: 'Le registre rend une liste vide', en: 'The register returns an empty list' },
    given: { morning: [{}], recalls: [{}], catalogue: SHOP, tell: [{ accepted: true }] },
    expects: { match: [{ state: 'blind', reason: 'empty' }], fresh: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'RappelConso n’a rendu aucun rappel en huit jours.',
            en: 'RappelConso returned no recall in eight days.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Shopify ne répond pas', en: 'Shopify does not answer' },
    given: {
      morning: [{}],
      recalls: REGISTER,
      catalogue: { fails: 'Service unavailable' },
      tell: [{ accepted: true }],
    },
    expects: { match: [{ state: 'blind' }], fresh: 'not reached' },
    asks: {
      tell: [
        {
          text: {
            fr: 'Un service n’a pas répondu : Service unavailable',
            en: 'A service did not answer: Service unavailable',
          },
        },
      ],
    },
  },
]
