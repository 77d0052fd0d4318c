import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const client = (id: number, name: string, more: JsonObject = {}) => ({
  id,
  name,
  postcode: '37000',
  country: 'France',
  kind: '',
  siren: '',
  siren_proposed: '',
  choices: '',
  checked_on: '',
  ...more,
})
const company = (siren: string, name: string, postcode = '37000', shop = '', state = 'A') => ({
  siren,
  nom_complet: name,
  nom_raison_sociale: name,
  sigle: null,
  etat_administratif: 'A',
  siege: { code_postal: postcode, libelle_commune: postcode === '37000' ? 'TOURS' : 'BLOIS' },
  matching_etablissements: shop ? [{ code_postal: shop, etat_administratif: state }] : [],
})
const night = [{}]
const sent = [{ accepted: ['adv@votre-entreprise.example'] }]

export const examples: readonly Example[] = [
  {
    name: both('Trouvé, au choix, introuvable, muet', 'Found, to choose, not found, silent'),
    given: {
      night,
      clients: [
        client(1, 'Éts Prual & Fils'),
        client(2, 'Oudin'),
        client(3, 'Chez Léa'),
        client(4, 'Vial'),
        client(5, 'Huet', { siren: '732829320' }),
        client(6, 'M. Denis', { kind: 'private' }),
        client(7, 'Roy GmbH', { country: 'DE' }),
        client(8, 'Blot', { checked_on: '2026-11-02' }),
        client(9, 'Sauger', { postcode: '' }),
        client(10, '3M'),
        client(11, 'Noel'),
      ],
      search: [
        {
          results: [company('111222333', 'PRUAL ET FILS SARL (PF)', '41000', '37000')],
          total_results: 1,
        },
        {
          results: [company('222333444', 'OUDIN'), company('333444555', 'SARL OUDIN')],
          total_results: 2,
        },
        { results: [], total_results: 0 },
        { error: { message: '429 - Too Many Requests' } },
        { error: { message: '400 - 3 caractères minimum' } },
        { results: [company('444555666', 'NOEL', '41000', '37000', 'F')], total_results: 1 },
      ],
      write: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 10 }, { id: 11 }],
      report: sent,
    },
    expects: {
      pick: [{ id: 1, left: 0, blind: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 10 }, { id: 11 }],
      judge: [
        {
          verdict: 'found',
          siren: '111222333',
          choices: '111222333 PRUAL ET FILS SARL (PF), BLOIS',
        },
        { verdict: 'doubt', siren: '' },
        { verdict: 'none' },
        { verdict: 'unasked' },
        { verdict: 'none' },
        { verdict: 'doubt', siren: '' },
      ],
      told: 'not reached',
    },
    asks: {
      report: [
        {
          text: both(
            'Proposés : 1, à choisir : 2, introuvables : 2, annuaire sans réponse : 1, sans code postal : 1.\n\n- Oudin (37000) : 222333444 OUDIN, TOURS ; 333444555 SARL OUDIN, TOURS\n- Noel (37000) : 444555666 NOEL, BLOIS\n- Chez Léa (37000) : introuvable\n- 3M (37000) : introuvable',
            'Proposed: 1, to choose: 2, not found: 2, directory silent: 1, without a postcode: 1.\n\n- Oudin (37000): 222333444 OUDIN, TOURS ; 333444555 SARL OUDIN, TOURS\n- Noel (37000): 444555666 NOEL, BLOIS\n- Chez Léa (37000): not found\n- 3M (37000): not found',
          ),
        },
      ],
    },
  },
  {
    name: both('Grist ne prend pas la ligne', 'Grist does not take the row'),
    given: {
      night,
      clients: [client(1, 'Prual')],
      search: [{ results: [company('111222333', 'PRUAL')], total_results: 1 }],
      write: { fails: '500 - Internal error' },
      report: sent,
    },
    expects: { judge: [{ verdict: 'found' }] },
    asks: {
      report: [
        {
          text: both(
            'Proposés : 1, à choisir : 0, introuvables : 0, non écrits dans Grist : 1.',
            'Proposed: 1, to choose: 0, not found: 0, not written into Grist: 1.',
          ),
        },
      ],
    },
  },
  {
    name: both('Plus rien à chercher', 'Nothing left to look up'),
    given: { night, clients: [client(8, 'Blot', { checked_on: '2026-11-02' })], told: sent },
    expects: { pick: [{ state: 'told' }], search: 'not reached' },
    asks: {
      told: [
        {
          text: both(
            'Rien de nouveau à chercher. Clients encore sans SIREN : 1.',
            'Nothing new to look up. Clients still without a SIREN: 1.',
          ),
        },
      ],
    },
  },
  {
    name: both('Grist ne répond pas', 'Grist does not answer'),
    given: { night, clients: { fails: 'timeout' }, told: sent },
    expects: { pick: [{ state: 'told' }] },
    asks: {
      told: [
        {
          text: both(
            'Grist ne répond pas, aucun SIREN cherché : timeout',
            'Grist does not answer, no SIREN looked up: timeout',
          ),
        },
      ],
    },
  },
]
