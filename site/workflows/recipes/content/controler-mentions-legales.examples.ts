import type { Example } from '../recipe.ts'

const row = (site: string, director: string) => ({
  id: 1,
  site,
  url: `https://${site}.example/mentions-legales`,
  siren: '732829320',
  vat: 'FR44732829320',
  host: 'Scaleway',
  director,
})
const page = (siren: string, director: string, host = 'Scaleway SAS') => ({
  data: `<h1>Mentions légales</h1><p>SIREN&nbsp;: ${siren}. Tél. 123 456 789. TVA FR 44 732 829 320.</p><p>Directrice de la publication&nbsp;: ${director}.</p><p>Hébergeur : ${host}, Paris.</p>`,
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un site juste, un resté à l’ancienne direction',
      en: 'One right, one left behind',
    },
    given: {
      first: [{}],
      sites: [row('boutique', 'Alice Morel'), row('atelier', 'Alice Morel')],
      page: [
        page('732 829 320', 'Alice Morel'),
        page('732 829 320', 'Jean Durand', 'Vieil Hébergeur'),
      ],
      tell: [{ success: true }],
    },
    expects: {
      found: [
        { site: 'boutique', siren: '732829320', vat: 'FR44732829320', host: 'Scaleway' },
        { site: 'atelier', director: 'Jean Durand', host: '' },
      ],
      'compare.same': { count: 1 },
      'compare.different': { count: 1 },
      words: [
        {
          line: {
            fr: 'atelier : host attendu « Scaleway », lu « rien » ; director attendu « Alice Morel », lu « Jean Durand »',
            en: 'atelier: host should be “Scaleway”, reads “nothing”; director should be “Alice Morel”, reads “Jean Durand”',
          },
        },
      ],
      dead: 'not reached',
    },
    asks: {
      tell: [
        {
          subject: {
            fr: 'Mentions légales : 1 site(s) à reprendre',
            en: 'Legal notices: 1 site(s) to mend',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Un numéro mal recopié', en: 'A miscopied number' },
    given: {
      first: [{}],
      sites: [row('boutique', 'Alice Morel')],
      page: [page('732 829 321', 'Alice Morel')],
      tell: [{ success: true }],
    },
    expects: {
      found: [{ siren: '' }],
      words: [
        {
          line: {
            fr: 'boutique : siren attendu « 732829320 », lu « rien »',
            en: 'boutique: siren should be “732829320”, reads “nothing”',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La page ne s’ouvre pas', en: 'The page does not open' },
    given: {
      first: [{}],
      sites: [row('atelier', 'Alice Morel')],
      page: { fails: 'Request failed with status code 404' },
      tell: [{ success: true }],
    },
    expects: {
      dead: [
        {
          line: {
            fr: 'atelier : page illisible (Request failed with status code 404)',
            en: 'atelier: page not readable (Request failed with status code 404)',
          },
        },
      ],
      found: 'not reached',
      words: 'not reached',
    },
  },
  {
    name: { fr: 'La référence ne s’ouvre pas', en: 'The reference does not open' },
    given: {
      first: [{}],
      sites: { fails: 'Invalid API key' },
      warn: [{ success: true }],
    },
    expects: { wanted: 'not reached', found: 'not reached' },
    asks: {
      warn: [
        {
          bodyContent: {
            fr: 'Aucune mention légale n’a été contrôlée : Invalid API key',
            en: 'No legal notice was checked: Invalid API key',
          },
        },
      ],
    },
  },
]
