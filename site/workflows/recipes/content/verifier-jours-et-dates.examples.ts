import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const mail = (from: string, subject: string, textPlain: string, metadata = {}) => ({
  from,
  to: 'dates@votre-theatre.example',
  subject,
  textPlain,
  metadata,
})
const FROM = 'Lise Aubry <lise@votre-theatre.example>'

export const examples: readonly Example[] = [
  {
    name: both('Une saison, un mot d’absence, un inconnu', 'A season, an absence, a stranger'),
    given: {
      mail: [
        mail(
          FROM,
          'Saison',
          'Ouverture samedi 14 mars 2027.\nStage du lundi 4 au vendredi 8 janvier.\nGala le sam. 31/10/2026, puis mardi 31 novembre.\nThursday, December 24, 2026: closed. Répétition mardi 12 à 19 h.\nJeudi 18h : accueil.\n> samedi 1er janvier 2028',
        ),
        mail(FROM, 'Absente', 'De retour lundi 30 novembre.', { 'auto-submitted': 'auto-replied' }),
        mail('Publicité <x@ailleurs.example>', 'Offre', 'Jusqu’au mardi 1er décembre'),
        mail(
          'Tom <tom@votre-theatre.example>',
          'Affiche',
          'Vendredi 27 novembre 2026 à 20 h. Doors: Friday 7.30pm. Mon 14 juillet à moi.',
        ),
      ],
      answer: [{ accepted: true }, { accepted: true }],
    },
    expects: {
      ours: { count: 2 },
      check: [
        { to: FROM, wrong: 2, right: 4 },
        { wrong: 0, right: 1 },
      ],
      tell: 'not reached',
    },
    asks: {
      answer: [
        {
          toEmail: FROM,
          subject: both('2 date(s) à revoir : Saison', '2 date(s) to look at: Saison'),
          text: both(
            'À revoir avant l’envoi : 2\n- « samedi 14 mars 2027 » : c’est un dimanche 14 mars 2027. Le même jour tombe le samedi 13 mars 2027.\n- « mardi 31 novembre » : ce jour n’existe pas au calendrier.\n\nSans année, j’ai pris la prochaine fois : lundi 4 = 2027-01-04 ; vendredi 8 janvier = 2027-01-08\n\nJustes, mais déjà passées : sam. 31/10/2026\n\nSans mois, non comparés : mardi 12\n\nSeul le texte du message est lu, ni images ni pièces jointes.',
            'To be looked at before it leaves: 2\n- “samedi 14 mars 2027”: that is Sunday 14 March 2027. The nearest such day is Saturday 13 March 2027.\n- “mardi 31 novembre”: there is no such day in the calendar.\n\nWithout a year, I took the next time: lundi 4 = 2027-01-04; vendredi 8 janvier = 2027-01-08\n\nRight, but past already: sam. 31/10/2026\n\nWithout a month, not compared: mardi 12\n\nOnly the text of the message is read, neither pictures nor attachments.',
          ),
        },
        { subject: both('Rien à revoir : Affiche', 'Nothing to look at: Affiche') },
      ],
    },
  },
  {
    name: both('Serveur de courriel en panne', 'The mail server is down'),
    given: {
      mail: [
        mail(FROM, 'Marché', 'Marché dimanche 6 décembre, puis mercredi 9/12.'),
        mail(FROM, 'Brève', 'Un texte sans date.'),
      ],
      answer: { fails: 'ECONNREFUSED' },
      tell: [{ ok: true }, { ok: true }],
    },
    expects: { check: [{ wrong: 0, right: 2 }, { right: 0 }] },
    asks: {
      tell: [
        {
          text: both(
            `Réponse non partie à ${FROM} (0 date(s) à revoir) : ECONNREFUSED`,
            `Answer not sent to ${FROM} (0 date(s) to look at): ECONNREFUSED`,
          ),
        },
        {},
      ],
    },
  },
]
