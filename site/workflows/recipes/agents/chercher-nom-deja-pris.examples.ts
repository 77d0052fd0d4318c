import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const company = (siren: string, name: string, naf: string, sign: string | null = null) => ({
  results: [
    {
      siren,
      nom_complet: name,
      nom_raison_sociale: name,
      sigle: null,
      activite_principale: naf,
      siege: {
        libelle_commune: 'GRENOBLE',
        nom_commercial: null,
        liste_enseignes: sign ? [sign] : null,
      },
    },
  ],
  total_results: 1,
})
const EMPTY = { results: [], total_results: 0 }
const FOUR = '552081317'
const USUAL = '384822175'
const BRANCH = '542065479'
const EXACT = {
  results: [
    ...company(FOUR, 'EBENE ET FILS', '43.32A').results,
    ...company('542107651', 'TOUT AUTRE CHOSE', '43.32A').results,
    ...company(USUAL, 'MARIE DUPONT (EBENE ET FILS)', '43.32A').results,
    {
      ...company(BRANCH, 'SOCIETE DU PORT', '47.11F').results[0],
      matching_etablissements: [
        { etat_administratif: 'F', liste_enseignes: ['CLOS'], nom_commercial: null },
        { etat_administratif: 'A', liste_enseignes: ['EBENE FILS'], nom_commercial: null },
      ],
    },
  ],
  total_results: 4,
}
const said = (hits: readonly string[], spellings: readonly string[] = []) =>
  JSON.stringify({
    output: { hits: hits.map((siren) => ({ siren, why: 'sonne  pareil' })), spellings },
  })
const ONE = '732829320'
const TWO = '552100554'
const THREE = '552032534'
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: [{ name: ' Ébène & Fils ', naf: '43.32A', trade: 'menuiserie' }],
  medium: { says: [said([TWO, ONE, '123456789', THREE], ['ebene-menuiserie.fr'])] },
  confirm: [
    EXACT,
    company(TWO, 'EBEN FILS', '43.32A'),
    company(ONE, 'BOIS SOMBRE', '47.11F', 'Ébène Fils'),
    company(THREE, 'NOIR D’IVOIRE', '46.73A'),
  ],
  rdap: [
    { statusCode: 200, body: {} },
    { statusCode: 404, body: {} },
    { statusCode: 429, body: '' },
  ],
  show: [{}],
  fault: [{}],
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: both(
      'Une enseigne du même nom, une graphie voisine',
      'A sign of the same name, a near spelling',
    ),
    given: going({
      companies: [company(ONE, 'BOIS SOMBRE', '47.11F', 'Ébène Fils')],
      medium: {
        says: [
          '{"tool": "companies", "with": {"words": "ebene fils"}}',
          said([TWO, ONE, '123456789', THREE], ['ebene-menuiserie.fr']),
        ],
      },
    }),
    expects: {
      hits: [{ siren: '', q: 'Ébène & Fils' }, { q: TWO }, { q: ONE }, { q: THREE }],
      domains: [
        { domain: 'ebene-fils.fr' },
        { domain: 'ebenefils.fr' },
        { domain: 'ebene-menuiserie.fr' },
      ],
      report: [
        {
          order: [
            `${TWO} 1 same`,
            `${ONE} 0`,
            `${BRANCH} 0`,
            `${FOUR} 2 same`,
            `${USUAL} 2 same`,
            `${THREE} 9`,
          ],
          down: false,
          unconfirmed: 0,
          domains: [{ state: 'taken' }, { state: 'open' }, { state: 'unknown' }],
        },
      ],
    },
    asks: {
      rdap: [
        { url: 'https://rdap.nic.fr/domain/ebene-fils.fr' },
        { url: 'https://rdap.nic.fr/domain/ebenefils.fr' },
        { url: 'https://rdap.nic.fr/domain/ebene-menuiserie.fr' },
      ],
      show: [{ completionTitle: both('Sociétés qui se ressemblent : 6', 'Companies alike: 6') }],
    },
  },
  {
    name: both('L’annuaire se tait à la relecture', 'The register is silent when read again'),
    given: going({
      medium: { says: [said([TWO])] },
      confirm: { fails: 'Too many requests' },
      rdap: { fails: 'timeout' },
    }),
    expects: {
      report: [
        { order: [], unconfirmed: 1, domains: [{ state: 'unknown' }, { state: 'unknown' }] },
      ],
    },
    asks: {
      show: [
        {
          completionMessage: both(
            '<p><strong>L’annuaire n’a pas répondu pour le nom exact : recommencez avant de conclure.</strong></p><p>Aucune société confirmée dans l’annuaire.</p><p>Sociétés non confirmées, à relire vous-même : 1.</p><p>ebene-fils.fr : inconnu<br>ebenefils.fr : inconnu</p><p>Les marques déposées restent à chercher à l’INPI.</p>',
            '<p><strong>The register did not answer for the exact name: start again before you conclude.</strong></p><p>No company confirmed in the register.</p><p>Companies not confirmed, to be looked up by you: 1.</p><p>ebene-fils.fr: unknown<br>ebenefils.fr: unknown</p><p>Registered trade marks remain to be searched at INPI.</p>',
          ),
        },
      ],
    },
  },
  {
    name: both('Rien qui ressemble', 'Nothing alike'),
    given: going({
      form: [{ name: 'Zorvak', naf: '', trade: 'jeux' }],
      medium: { says: [said([])] },
      confirm: [EMPTY],
      rdap: [{ statusCode: 404, body: {} }],
    }),
    expects: {
      domains: [{ domain: 'zorvak.fr' }],
      report: [{ order: [], unconfirmed: 0, domains: [{ domain: 'zorvak.fr', state: 'open' }] }],
      fault: 'not reached',
    },
  },
  {
    name: both('Un nom sans lettre latine', 'A name without a Latin letter'),
    given: going({
      form: [{ name: '日本酒', naf: '', trade: 'caviste' }],
      medium: { says: [said([])] },
      confirm: [EMPTY],
      rdap: [{ statusCode: 400, body: '' }],
    }),
    expects: {
      domains: [{ domain: '' }],
      report: [
        { domains: [], title: both('Sociétés qui se ressemblent : 0', 'Companies alike: 0') },
      ],
    },
  },
  {
    name: both('Le modèle est en panne', 'The model is down'),
    given: going({ medium: { fails: 'overloaded' } }),
    expects: { hits: 'not reached' },
    asks: {
      fault: [
        { completionTitle: both('La recherche n’a pas eu lieu', 'The search did not take place') },
      ],
    },
  },
]
