import type { Bilingual } from '../../routes/language.ts'

interface Told {
  readonly id: string
  readonly name: Bilingual<string>
  readonly run: readonly { readonly step: string; readonly says: Bilingual<string> }[]
}

const step = (id: string, fr: string, en: string) => ({ step: id, says: { fr, en } })

/** By workflow: made-up cases, and what each step hands on. */
export const CASES: Readonly<Record<string, readonly Told[]>> = {
  lead: [
    {
      id: 'clear',
      name: { fr: 'Une demande claire', en: 'A clear enquiry' },
      run: [
        step(
          'form',
          '« Nous sommes 40, nous voulons un assistant sur nos procédures avant mars. »',
          '“There are 40 of us, and we want an assistant on our procedures before March.”',
        ),
        step(
          'read',
          'Besoin : assistant interne. Taille : 40. Délai : mars. Les trois critères sont remplis.',
          'Need: internal assistant. Size: 40. Timing: March. All three criteria are met.',
        ),
        step(
          'record',
          'Note 85, raison : besoin, taille et délai donnés.',
          'Score 85, reason: need, size and timing are stated.',
        ),
        step('choose', '85 ≥ 70 : oui.', '85 ≥ 70: yes.'),
        step(
          'tell',
          'Message à l’équipe, avec la note et sa raison.',
          'A message to the team, with the score and its reason.',
        ),
      ],
    },
    {
      id: 'vague',
      name: { fr: 'Une demande vague', en: 'A vague enquiry' },
      run: [
        step('form', '« Vous faites de l’IA ? »', '“Do you do AI?”'),
        step(
          'read',
          'Besoin : inconnu. Taille : inconnue. Délai : inconnu. Rien n’est deviné.',
          'Need: unknown. Size: unknown. Timing: unknown. Nothing is guessed.',
        ),
        step(
          'record',
          'Note 10, raison : trois informations manquent.',
          'Score 10, reason: three pieces of information are missing.',
        ),
        step('choose', '10 < 70 : non.', '10 < 70: no.'),
        step(
          'draft',
          'Brouillon qui pose trois questions ; une personne le relit avant l’envoi.',
          'A draft that asks three questions; a person reviews it before it is sent.',
        ),
      ],
    },
  ],
  answer: [
    {
      id: 'known',
      name: { fr: 'La réponse est dans les pages', en: 'The answer is in the pages' },
      run: [
        step('ask', '« Comment poser mes congés ? »', '“How do I book time off?”'),
        step(
          'look',
          'Trois passages ; le plus proche vient de « Congés et absences ».',
          'Three passages; the closest comes from “Leave and absences”.',
        ),
        step('choose', 'Le premier passage convient : oui.', 'The first passage fits: yes.'),
        step(
          'write',
          'Deux phrases, tirées de ce passage et de lui seul.',
          'Two sentences, taken from that passage and from nothing else.',
        ),
        step(
          'reply',
          'La réponse, avec le lien vers « Congés et absences ».',
          'The answer, with a link to “Leave and absences”.',
        ),
      ],
    },
    {
      id: 'unknown',
      name: { fr: 'Les pages n’en disent rien', en: 'The pages say nothing of it' },
      run: [
        step('ask', '« Puis-je venir avec mon chien ? »', '“Can I bring my dog along?”'),
        step(
          'look',
          'Trois passages, tous éloignés de la question.',
          'Three passages, all of them far from the question.',
        ),
        step('choose', 'Aucun passage ne convient : non.', 'No passage fits: no.'),
        step(
          'call',
          'La personne référente reçoit la question ; rien n’est improvisé.',
          'A named colleague gets the question; nothing is made up.',
        ),
      ],
    },
  ],
}
