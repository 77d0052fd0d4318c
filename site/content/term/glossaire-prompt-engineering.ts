import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  fr: {
    title: 'Prompt engineering : définition et exemple de bonne consigne',
    description:
      "Le prompt engineering consiste à écrire des consignes qu'un modèle suit de façon constante. Définition, exemple avant et après, et façon de les tester.",
    heading: 'Prompt engineering',
    name: 'Prompt engineering',
    hint: 'Écrire une consigne, la tester, en garder les versions.',
    lead: "Le prompt engineering consiste à rédiger une consigne qu'un modèle suivra de la même façon à chaque fois. « Résume ce contrat » laisse tout deviner ; « liste les échéances, une par ligne, avec l'article cité » cadre la sortie. Une consigne se versionne et se teste sur des cas réels, comme du code.",
  },
  en: {
    title: 'Prompt engineering explained, with a before and after',
    description:
      'Prompt engineering means writing instructions a model follows consistently. Definition, an example before and after, and how to test a prompt.',
    heading: 'Prompt engineering',
    name: 'Prompt engineering',
    hint: 'Write an instruction, test it, keep its versions.',
    lead: 'A prompt is an instruction; engineering one means getting the same behaviour from a model every time. “Summarise this contract” leaves everything to guesswork, while “list the deadlines, one per line, with the clause quoted” settles the output. Treat it like code: keep its versions, and test each change against real cases.',
  },
  question: {
    fr: "Qu'est-ce que le prompt engineering, et comment savoir si une consigne est bonne ?",
    en: 'What is prompt engineering, and how do I know that a prompt is good?',
  },
  related: [
    'prompt-engineering-guide-complet',
    'generateur-prompts-claude-ai',
    'fine-tuning-vs-prompting-strategies',
    'glossaire-context-window',
    'evaluer-un-llm-en-production',
  ],
})
