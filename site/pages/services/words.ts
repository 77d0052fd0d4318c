import type { Bilingual } from '../../routes/language.ts'

const fr = {
  cases: 'Réalisations d’exemple : ni client, ni résultat obtenu.',
  callText:
    'Trois lignes suffisent : la tâche, qui la fait, combien de fois par semaine. Je réponds par des questions.',
}

const en: typeof fr = {
  cases: 'Sample work: neither a client nor a result achieved.',
  callText:
    'Three lines will do: the task, who does it, how many times a week. I answer with questions.',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
