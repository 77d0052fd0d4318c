import type { Example } from '../recipe.ts'

const product = (sku: string, stock_quantity: number | null, stock_status = 'instock') => ({
  id: 1,
  sku,
  name: `Produit ${sku}`,
  stock_quantity,
  stock_status,
})
const ad = (id: string, name: string, status: string) => ({ id, name, status })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une rupture, un retour en stock', en: 'One sold out, one back in stock' },
    given: {
      morning: [{}],
      products: [
        product('TAB-1', 0),
        product('CHA-2', 14),
        product('LAM-3', null, 'outofstock'),
        product('BAN-4', 9),
      ],
      ads: [
        {
          data: [
            ad('901', 'Table [TAB-1] carrousel', 'ACTIVE'),
            ad('902', 'Chaise [CHA-2]', 'PAUSED'),
            ad('903', 'Lampe [LAM-3] vidéo', 'ACTIVE'),
            ad('904', 'Banc [BAN-4]', 'ACTIVE'),
            ad('905', 'Marque', 'ACTIVE'),
          ],
        },
      ],
      stop: [{ success: true }, { success: true }],
      keep: [{ id: 1 }, { id: 2 }],
      ours: [{ ad: '902', name: 'Chaise [CHA-2]', sku: 'CHA-2', stock: 14, move: 'resume' }],
      start: [{ success: true }],
      forget: [{ id: 9 }],
      tell: [{ ok: true }],
    },
    expects: {
      pair: [
        { ad: '901', stock: 0, move: 'pause' },
        { ad: '902', stock: 14, move: 'resume' },
        { ad: '903', stock: 0, move: 'pause' },
        { ad: '904', move: 'none' },
      ],
      'state.pause': { count: 2 },
      'state.resume': { count: 1 },
      warn: 'not reached',
    },
    asks: {
      stop: [
        { url: 'https://graph.facebook.com/v24.0/901', jsonBody: '{"status": "PAUSED"}' },
        { url: 'https://graph.facebook.com/v24.0/903' },
      ],
      start: [{ url: 'https://graph.facebook.com/v24.0/902', jsonBody: '{"status": "ACTIVE"}' }],
      tell: [
        {
          text: {
            fr: 'Suspendue, rupture : Table [TAB-1] carrousel\nSuspendue, rupture : Lampe [LAM-3] vidéo\nRelancée, stock 14 : Chaise [CHA-2]',
            en: 'Paused, sold out: Table [TAB-1] carrousel\nPaused, sold out: Lampe [LAM-3] vidéo\nRunning again, stock 14: Chaise [CHA-2]',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Meta refuse de suspendre', en: 'Meta refuses to pause' },
    given: {
      morning: [{}],
      products: [product('TAB-1', 0)],
      ads: [{ data: [ad('901', 'Table [TAB-1]', 'ACTIVE')] }],
      stop: { fails: 'Requires ads_management permission' },
      warn: [{ ok: true }],
    },
    expects: { 'state.pause': { count: 1 }, keep: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Annonces et stock, à voir à la main : Requires ads_management permission',
            en: 'Ads and stock, to be seen to by hand: Requires ads_management permission',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Meta refuse de relancer', en: 'Meta refuses to start again' },
    given: {
      morning: [{}],
      products: [product('CHA-2', 14)],
      ads: [{ data: [ad('902', 'Chaise [CHA-2]', 'PAUSED')] }],
      ours: [{ ad: '902', name: 'Chaise [CHA-2]', sku: 'CHA-2', stock: 14, move: 'resume' }],
      start: { fails: 'Ad account disabled' },
      warn: [{ ok: true }],
    },
    expects: { 'state.resume': { count: 1 }, forget: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Annonces et stock, à voir à la main : Ad account disabled',
            en: 'Ads and stock, to be seen to by hand: Ad account disabled',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La boutique ne répond pas', en: 'The shop does not answer' },
    given: { morning: [{}], products: { fails: 'Gateway timeout' }, warn: [{ ok: true }] },
    expects: { ads: 'not reached', pair: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Annonces et stock, à voir à la main : Gateway timeout',
            en: 'Ads and stock, to be seen to by hand: Gateway timeout',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Les annonces ne se lisent pas', en: 'Ads cannot be read' },
    given: {
      morning: [{}],
      products: [product('TAB-1', 0)],
      ads: { fails: 'Error validating access token' },
      warn: [{ ok: true }],
    },
    expects: { pair: 'not reached', state: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Annonces et stock, à voir à la main : Error validating access token',
            en: 'Ads and stock, to be seen to by hand: Error validating access token',
          },
        },
      ],
    },
  },
]
