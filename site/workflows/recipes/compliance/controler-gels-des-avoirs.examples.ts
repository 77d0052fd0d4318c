import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const detail = (TypeChamp: string, ...Valeur: readonly object[]) => ({
  TypeChamp,
  Valeur: Valeur as never,
})
/** Invented entries, in the form of the register. */
const REGISTRY = [
  {
    Publications: {
      DatePublication: '2026-11-20T16:02:11+01:00',
      PublicationDetail: [
        {
          IdRegistre: 501,
          Nature: 'Personne physique',
          Nom: 'TESTOVITCH',
          RegistreDetail: [
            detail('PRENOM', { Prenom: 'Ivann' }),
            detail('ALIAS', { Alias: 'Jean Éxempleski' }),
            detail('DATE_DE_NAISSANCE', { Jour: '1', Mois: '2', Annee: '1960' }),
          ],
        },
        {
          IdRegistre: 502,
          Nature: 'Personne morale',
          Nom: 'OOO POMPES FICTIVES DU NORD',
          RegistreDetail: [detail('ALIAS', { Alias: 'FICTIVA' })],
        },
      ] as never,
    },
  },
]
const party = (id: number, name: string, birth_year: number | null = null) => ({
  id,
  name,
  birth_year,
})
const typed = (code: string, reason: string | Bilingual<string>) => [
  { code, reason, who: 'Nadia', submittedAt: '2026-11-23T08:30:00.000+01:00' },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Quatre ressemblances, une déjà écartée',
      en: 'Four likenesses, one set aside before',
    },
    given: {
      morning: [{}],
      registry: REGISTRY,
      parties: [
        // One letter apart and the other way round, by alias, without legal form; one word alone.
        party(1, 'Ivan Testovitch', 1984),
        party(2, 'EXEMPLESKI Jean'),
        party(3, 'Pompes Fictives du Nord SARL'),
        party(4, 'Fictiva S.A.'),
        party(5, 'Fictiva Jardins'),
        party(6, 'Pompes Durand'),
        party(7, 'Jean Martin'),
      ],
      cleared: [
        { id: 1, code: '3-502', until: '2027-03-01' },
        { id: 2, code: '2-501', until: '2026-10-01' },
      ],
      prove: [{ id: 9 }],
      write: [{ success: true }],
    },
    expects: {
      match: [{ hits: 3, parties: 7, entries: 2, published: '2026-11-20' }],
      say: 'not reached',
    },
    asks: {
      write: [
        {
          bodyContent: both(
            '- 1-501 : Ivan Testovitch (1984) = TESTOVITCH Ivann, Personne physique, naissance 1960\n- 2-501 : EXEMPLESKI Jean = Jean Éxempleski, Personne physique, naissance 1960\n- 4-502 : Fictiva S.A. = FICTIVA, Personne morale\n\nRegistre du 2026-11-20. Tant que ce n’est pas tranché, ni paiement ni livraison. Homonyme : https://n8n.votre-entreprise.example/form/namesake',
            '- 1-501 : Ivan Testovitch (1984) = TESTOVITCH Ivann, Personne physique, birth 1960\n- 2-501 : EXEMPLESKI Jean = Jean Éxempleski, Personne physique, birth 1960\n- 4-502 : Fictiva S.A. = FICTIVA, Personne morale\n\nRegister of 2026-11-20. Until it is settled, neither payment nor delivery. Namesake: https://n8n.votre-entreprise.example/form/namesake',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Aucune ressemblance', en: 'No likeness' },
    given: {
      morning: [{}],
      registry: REGISTRY,
      parties: [party(6, 'Pompes Durand'), party(7, 'Jean Martin')],
      cleared: [{}],
      prove: [{ id: 9 }],
    },
    expects: { match: [{ hits: 0, text: '' }], write: 'not reached' },
    asks: { prove: [{ columns: { value: { day: '2026-11-23', parties: '2', hits: '0' } } }] },
  },
  {
    name: { fr: 'Courriel et homonymes muets', en: 'Email and namesakes silent' },
    given: {
      morning: [{}],
      registry: REGISTRY,
      parties: [party(3, 'Pompes fictives (Nord)')],
      cleared: { fails: 'Table not found' },
      prove: { fails: 'Table not found' },
      write: { fails: '403 - Forbidden' },
      say: [{ id: 't1' }],
    },
    expects: { match: [{ hits: 1 }] },
    asks: {
      say: [
        {
          message: both(
            'Registre des gels : 1 ressemblance(s), le courriel n’est pas parti. Voyez l’exécution dans n8n.',
            'Register of freezes: 1 likeness(es), the email did not leave. See the run in n8n.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un registre vide', en: 'An empty register' },
    given: {
      morning: [{}],
      registry: [{ Publications: { DatePublication: '2026-11-20', PublicationDetail: [] } }],
      parties: [party(6, 'Pompes Durand')],
      cleared: [{}],
      prove: [{ id: 9 }],
      say: [{ id: 't2' }],
    },
    expects: { match: [{ read: false, entries: 0 }] },
    asks: {
      say: [
        {
          message: both(
            'Registre des gels : aucun contrôle ce matin, le registre ou la base des tiers ne se lit pas.',
            'Register of freezes: no check this morning, the register or the database cannot be read.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      morning: [{}],
      registry: REGISTRY,
      parties: { fails: 'timeout' },
      cleared: [{}],
      prove: [{ id: 9 }],
      say: [{ id: 't3' }],
    },
    expects: { match: [{ read: false, parties: 0, entries: 2 }] },
    asks: { say: [{ resource: 'channelMessage' }] },
  },
  {
    name: { fr: 'Une base sans aucun tiers', en: 'A database without third parties' },
    given: {
      morning: [{}],
      registry: REGISTRY,
      parties: [],
      cleared: [{}],
      prove: [{ id: 9 }],
      say: [{ id: 't5' }],
    },
    expects: { match: [{ read: false, parties: 0 }], write: 'not reached' },
  },
  {
    name: { fr: 'Une ressemblance, preuve perdue', en: 'A likeness, proof lost' },
    given: {
      morning: [{}],
      registry: REGISTRY,
      parties: [party(4, 'Fictiva S.A.')],
      cleared: [{}],
      prove: { fails: 'Table not found' },
      write: [{ success: true }],
    },
    expects: { match: [{ hits: 1 }], say: 'not reached' },
    asks: {
      write: [
        {
          bodyContent: both(
            '- 4-502 : Fictiva S.A. = FICTIVA, Personne morale\n\nRegistre du 2026-11-20. Tant que ce n’est pas tranché, ni paiement ni livraison. Homonyme : https://n8n.votre-entreprise.example/form/namesake\n\nLa table des preuves n’a pas noté ce contrôle.',
            '- 4-502 : Fictiva S.A. = FICTIVA, Personne morale\n\nRegister of 2026-11-20. Until it is settled, neither payment nor delivery. Namesake: https://n8n.votre-entreprise.example/form/namesake\n\nThe table of proofs did not note this check.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Rien trouvé, preuve perdue', en: 'Nothing found, proof lost' },
    given: {
      morning: [{}],
      registry: REGISTRY,
      parties: [party(6, 'Pompes Durand')],
      cleared: [{}],
      prove: { fails: 'Table not found' },
      say: [{ id: 't6' }],
    },
    expects: { 'state.unproved': { count: 1 }, write: 'not reached' },
    asks: {
      say: [
        {
          message: both(
            'Registre des gels : aucune ressemblance ce matin, mais la table des preuves n’a pas noté le contrôle.',
            'Register of freezes: no likeness this morning, but the table of proofs did not note the check.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le registre ne répond pas', en: 'The register does not answer' },
    given: { morning: [{}], registry: { fails: '503' }, say: [{ id: 't4' }] },
    expects: { parties: 'not reached' },
    asks: { say: [{ resource: 'channelMessage' }] },
  },
  {
    name: { fr: 'Un homonyme écarté', en: 'A namesake set aside' },
    given: {
      namesake: typed(' 1-501', both('né en 1984, français', 'born in 1984, French')),
      keep: [{ id: 3 }],
      done: [{}],
    },
    expects: { check: [{ valid: true, code: '1-501', until: '2027-11-23' }] },
    asks: { done: [{ completionMessage: both('Jusqu’au 2027-11-23.', 'Until 2027-11-23.') }] },
  },
  {
    name: { fr: 'Un motif trop court', en: 'A reason too short' },
    given: { namesake: typed('1-501', 'non'), done: [{}] },
    expects: { check: [{ valid: false }], keep: 'not reached' },
    asks: { done: [{ completionTitle: both('Non écarté', 'Not set aside') }] },
  },
]
