import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Générateur de prompts pour Claude : une consigne claire',
    description:
      "Composez une consigne pour Claude étape par étape : rôle, contexte, tâche, format, exemples, limites. Le texte s'écrit dans votre navigateur, prêt à copier.",
    heading: 'Composer une consigne pour Claude',
    name: 'Générateur de prompts',
    hint: 'Rôle, contexte, tâche, format : une consigne prête à copier.',
    lead: "Une consigne vague reçoit une réponse moyenne. Ce générateur vous pose les questions qu'un bon collègue poserait : pour qui, à partir de quoi, sous quelle forme, et que faire en cas de doute. Il assemble vos réponses en un texte à copier. Il n'appelle aucun modèle et ne transmet rien : l'essai, vous le faites ensuite.",
  },
  en: {
    title: 'Prompt generator for Claude: write a clear instruction',
    description:
      'Build a prompt for Claude piece by piece: role, context, task, format, examples, limits. The text is put together in your browser, ready to copy.',
    heading: 'Write a clear prompt for Claude',
    name: 'Prompt generator',
    hint: 'Role, context, task, format: a prompt you can copy and improve.',
    lead: "Write the prompt as you'd brief a capable newcomer: who it's for, what to work from, what shape to give back, and what to do when unsure. The generator asks for each piece and joins them into text to copy. No model is called and your words stay on this device; testing is up to you.",
  },
  related: [
    'prompt-engineering-guide-complet',
    'glossaire-prompt-engineering',
    'expert-claude-ai-freelance',
    'claude-vs-gpt4',
    'fine-tuning-vs-prompting-strategies',
  ],
})
