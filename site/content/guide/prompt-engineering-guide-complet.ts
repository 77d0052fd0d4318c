import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Prompt engineering : écrire une consigne qui se teste',
    description:
      "But, lecteur, données, format, cas de doute : les parties d'une consigne claire, et la façon de vérifier qu'elle tient dans la durée.",
    heading: 'Une bonne consigne se lit comme un cahier des charges',
    name: 'Guide du prompt engineering',
    hint: "Les parties d'une consigne, et comment l'éprouver.",
    lead: 'Écrivez pour un collègue compétent qui ne sait rien de votre entreprise : le but, le lecteur, les données fournies, la forme attendue, et la conduite à tenir dans le doute. Ajoutez un bon exemple et un cas limite. Puis essayez la consigne sur des entrées variées ; une seule réussite ne prouve rien.',
  },
  en: {
    title: 'Prompt engineering: writing instructions you can test',
    description:
      'Goal, audience, material, format, what to do when unsure: the parts of a clear prompt, and how to check that it holds up.',
    heading: 'A good prompt reads like a brief',
    name: 'Prompt engineering guide',
    hint: 'The parts of a prompt, and how to put it to the test.',
    lead: 'Picture a capable newcomer on their first morning. A good prompt hands them the goal, the audience, the material, the expected format and a way out when unsure. One strong example and one edge case help more than adjectives. Then comes the part people skip: running the prompt on many inputs and keeping score.',
  },
  related: [
    'generateur-prompts-claude-ai',
    'glossaire-prompt-engineering',
    'fine-tuning-vs-prompting-strategies',
    'evaluer-un-llm-en-production',
    'expert-claude-ai-freelance',
  ],
})
