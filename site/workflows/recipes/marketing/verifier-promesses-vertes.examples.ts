import type { Example } from '../recipe.ts'

const TEXT =
  'Étui biodégradable, pensé pour la planète. Notre gourde, neutre en carbone, utilise 40 % de matière en moins.'
const request = (text: string, fr: string, en: string) => [
  { product: 'Gourde 500', support: { fr, en }, text, email: 'ana@studio.example' },
]
const PACK = ['Produit ou emballage', 'Product or packaging'] as const
const says = (...claims: readonly (readonly [string, string, string])[]): string =>
  JSON.stringify({
    output: { claims: claims.map(([quote, kind, missing]) => ({ quote, kind, missing })) },
  })

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un étui à revoir', en: 'A box to mend' },
    given: {
      request: request(TEXT, ...PACK),
      medium: {
        says: [
          {
            fr: says(
              ['pensé pour la planète', 'vague', 'analyse de cycle de vie'],
              ['40 % de matière en moins', 'figure', 'pesée comparée au modèle 2024'],
              ['biodégradable', 'vague', 'norme'],
              ['sauve les océans', 'vague', 'rien'],
            ),
            en: says(
              ['pensé pour la planète', 'vague', 'a life-cycle assessment'],
              ['40 % de matière en moins', 'figure', 'weighing against the 2024 model'],
              ['biodégradable', 'vague', 'a standard'],
              ['sauve les océans', 'vague', 'nothing'],
            ),
          },
        ],
      },
      ask: [
        {
          data: {
            Avis: 'à revoir',
            'Un mot': 'Ôtez le premier mot.',
            Verdict: 'mend',
            'A word': 'Drop the first word.',
          },
        },
      ],
      keep: [{ id: 5 }],
      tell: [{ messageId: 't-1' }],
    },
    expects: {
      listed: [
        {
          listed: [
            {
              quote: 'biodégradable',
              rule: {
                fr: 'interdit sur un produit ou un emballage neuf (code de l’environnement, L541-9-1)',
                en: 'forbidden on a new product or packaging (French environment code, L541-9-1)',
              },
            },
            { quote: 'neutre en carbone' },
          ],
        },
      ],
      report: [{ count: 4, dropped: 2 }],
      lost: 'not reached',
    },
    asks: {
      ask: [
        {
          message: {
            fr: 'Gourde 500 (Produit ou emballage)\n\n- « biodégradable » : interdit sur un produit ou un emballage neuf (code de l’environnement, L541-9-1)\n- « neutre en carbone » : bilan, démarche et compensation à rendre publics (L229-68) ; pour un produit, la directive 2024/825 exclut de compter la compensation\n- « pensé pour la planète » : trop général pour être prouvé. À apporter : analyse de cycle de vie\n- « 40 % de matière en moins » : chiffre sans source ni point de comparaison. À apporter : pesée comparée au modèle 2024',
            en: 'Gourde 500 (Product or packaging)\n\n- “biodégradable” – forbidden on a new product or packaging (French environment code, L541-9-1)\n- “neutre en carbone” – footprint, efforts and offsetting to be made public (L229-68); for a product, directive 2024/825 rules out counting the offsets\n- “pensé pour la planète” – too general to be proven. To be brought: a life-cycle assessment\n- “40 % de matière en moins” – a figure without source or comparison. To be brought: weighing against the 2024 model',
          },
        },
      ],
      tell: [{ subject: { fr: 'Gourde 500 : à revoir', en: 'Gourde 500: mend' } }],
    },
  },
  {
    name: {
      fr: 'Modèle et registre muets, personne ne répond',
      en: 'Model and register silent, no answer',
    },
    given: {
      request: request(
        'Un sac biodégradable.',
        'Publicité, site, plaquette',
        'Advertisement, website, leaflet',
      ),
      medium: { fails: 'overloaded' },
      ask: [{}],
      keep: { fails: 'Grist is unavailable' },
      lost: [{ messageId: 'l-1' }],
      tell: [{ messageId: 't-2' }],
    },
    expects: {
      listed: [
        {
          listed: [
            {
              rule: {
                fr: 'interdit sur l’emballage (L541-9-1) ; ailleurs, à prouver',
                en: 'forbidden on packaging (L541-9-1); elsewhere it needs proof',
              },
            },
          ],
        },
      ],
      report: [{ count: 1 }],
      'state.lost': { count: 1 },
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Gourde 500 : sans avis après trois jours, n’imprimez pas',
            en: 'Gourde 500: no verdict after three days, do not print',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le relecteur n’est pas joint', en: 'The reviewer is not reached' },
    given: {
      request: request('Une gourde en inox, garantie dix ans.', ...PACK),
      medium: { says: [says()] },
      ask: { fails: 'Invalid recipient' },
      broken: [{ messageId: 'b-1' }],
    },
    expects: { report: [{ count: 0 }], verdict: 'not reached' },
    asks: {
      broken: [
        {
          text: {
            fr: 'Gourde 500 (Produit ou emballage)\n\nAucune promesse relevée.',
            en: 'Gourde 500 (Product or packaging)\n\nNo claim found.',
          },
        },
      ],
    },
  },
]
