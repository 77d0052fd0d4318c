import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'
import { ADAPTED, FORMAL, IRREGULAR, SOUND } from './demander-motifs-marche-perdu.code.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const lost = (procedure: Bilingual<string>, sound: Bilingual<string>) => [
  {
    reference: ' 2026-014  lot 3 ',
    object: 'Menuiseries de l’école',
    buyer: 'marches@ville.example',
    rejected_on: '2026-11-20',
    procedure,
    sound,
    signer: 'Inès Roy',
    email: 'ines@votre-entreprise.example',
  },
]

export const examples: readonly Example[] = [
  {
    name: both('Procédure adaptée, pas de réponse', 'Adapted procedure, no answer'),
    given: {
      lost: lost(ADAPTED, SOUND),
      known: [{}],
      send: [{ accepted: true }],
      note: [{ id: 1 }],
      told: [{ accepted: true }],
      pause: [{}],
      again: [{ id: 1, reference: '2026-014 LOT 3', answered_on: '' }],
      remind: [{ accepted: true }],
    },
    expects: {
      compose: [{ due: '2026-12-08', again: '2026-12-09T09:00:00.000+01:00' }],
      stopped: 'not reached',
    },
    asks: {
      send: [
        {
          toEmail: 'marches@ville.example',
          subject: 'Consultation 2026-014 LOT 3 : demande des motifs du rejet de notre offre',
          text: 'Madame, Monsieur,\n\nPar courrier reçu le 20/11/2026, vous nous avez informés du rejet de notre offre pour la consultation 2026-014 LOT 3 (Menuiseries de l’école).\n\nSur le fondement de l’article R. 2181-2 du code de la commande publique, nous vous demandons de nous communiquer :\n- les motifs détaillés du rejet de notre offre, dont les notes obtenues critère par critère ;\n- les caractéristiques et les avantages de l’offre retenue ;\n- le nom de l’attributaire, s’il ne nous a pas été communiqué.\n\nCes informations sont dues au plus tard quinze jours après réception de cette demande.\n\nRecevez nos salutations distinguées.\nInès Roy\nVotre entreprise',
        },
      ],
      told: [
        {
          text: both(
            'Réponse attendue d’ici le 08/12/2026. Quand elle arrive, remplissez answered_on dans le registre.',
            'Answer expected by 08/12/2026. When it comes, fill in answered_on in the register.',
          ),
        },
      ],
      remind: [
        {
          subject: both(
            '2026-014 LOT 3 : motifs toujours attendus',
            '2026-014 LOT 3: still no reasons',
          ),
        },
      ],
    },
  },
  {
    name: both('Procédure formalisée, réponse inscrite', 'Formal procedure, answer entered'),
    given: {
      lost: lost(FORMAL, SOUND),
      known: [{}],
      send: [{ accepted: true }],
      note: { fails: 'Document is read-only' },
      told: [{ accepted: true }],
      pause: [{}],
      again: [{ id: 4, reference: '2026-014 LOT 3', answered_on: '2026-12-02' }],
    },
    expects: {
      'state.ask': [
        {
          letter:
            'Madame, Monsieur,\n\nPar courrier reçu le 20/11/2026, vous nous avez informés du rejet de notre offre pour la consultation 2026-014 LOT 3 (Menuiseries de l’école).\n\nSur le fondement des articles R. 2181-3 et R. 2181-4 du code de la commande publique, nous vous demandons de nous communiquer :\n- les motifs détaillés du rejet de notre offre, dont les notes obtenues critère par critère ;\n- les caractéristiques et les avantages de l’offre retenue ;\n- le nom de l’attributaire, s’il ne nous a pas été communiqué.\n\nLes caractéristiques et avantages de l’offre retenue sont à communiquer au plus tard quinze jours après réception de cette demande.\n\nRecevez nos salutations distinguées.\nInès Roy\nVotre entreprise',
        },
      ],
      answered: { count: 0 },
      remind: 'not reached',
    },
    asks: {
      told: [
        {
          text: both(
            'ATTENTION : non inscrite au registre, ajoutez la ligne. Réponse attendue d’ici le 08/12/2026. Quand elle arrive, remplissez answered_on dans le registre.',
            'NOTE: not entered in the register, please add the row. Answer expected by 08/12/2026. When it comes, fill in answered_on in the register.',
          ),
        },
      ],
    },
  },
  {
    name: both('Offre irrégulière, adresse refusée', 'Irregular bid, address refused'),
    given: {
      lost: lost(FORMAL, IRREGULAR),
      known: [{}],
      send: { fails: 'No such mailbox' },
      stopped: [{ accepted: true }],
    },
    expects: {
      'state.ask': [
        {
          letter:
            'Madame, Monsieur,\n\nPar courrier reçu le 20/11/2026, vous nous avez informés du rejet de notre offre pour la consultation 2026-014 LOT 3 (Menuiseries de l’école).\n\nSur le fondement de l’article R. 2181-3 du code de la commande publique, nous vous demandons de nous communiquer :\n- les motifs détaillés du rejet de notre offre, dont les notes obtenues critère par critère ;\n\nNous vous remercions de votre réponse.\n\nRecevez nos salutations distinguées.\nInès Roy\nVotre entreprise',
        },
      ],
      note: 'not reached',
    },
    asks: {
      stopped: [
        { text: both('Courriel refusé : No such mailbox', 'Email refused: No such mailbox') },
      ],
    },
  },
  {
    name: both('Le formulaire part deux fois', 'The form comes in twice'),
    given: {
      lost: lost(ADAPTED, SOUND),
      known: [{ id: 1, reference: '2026-014 LOT 3', asked_on: '2026-11-23' }],
      stopped: [{ accepted: true }],
    },
    expects: {
      compose: [
        {
          text: both(
            'Rien n’est parti : les motifs ont déjà été demandés le 23/11/2026.',
            'Nothing was sent: the reasons were asked for on 23/11/2026.',
          ),
        },
      ],
      send: 'not reached',
    },
  },
  {
    name: both('Grist ne répond pas', 'Grist does not answer'),
    given: {
      lost: lost(ADAPTED, SOUND),
      known: { fails: 'Bad gateway' },
      stopped: [{ accepted: true }],
    },
    expects: { send: 'not reached' },
    asks: {
      stopped: [
        {
          text: both(
            'Rien n’est parti, le registre ne répond pas : Bad gateway',
            'Nothing was sent, the register does not answer: Bad gateway',
          ),
        },
      ],
    },
  },
]
