import { definePage } from '../define.ts'

export default definePage({
  topic: 'models',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Prompt engineering : écrire une consigne qui se teste',
    description:
      'Cahier des charges, données à part, exemples, schéma et reprise, versions, budget de tokens, injection, arrêt : huit chapitres et leur code testé.',
    heading: 'Une bonne consigne se lit comme un cahier des charges',
    name: 'Guide du prompt engineering',
    hint: "Une consigne traitée comme du code, jusqu'à l'arrêt.",
    lead: "Décidez avec le lecteur du résultat ce qu'il attend et ce qu'on fait dans le doute, puis écrivez. Tenez les données loin des règles, relisez chaque réponse par un schéma, numérotez les versions et rejouez leurs cas. Arrêtez après trois retouches sans cas gagné ; ce qui ne souffre aucune erreur devient du code.",
  },
  en: {
    title: 'Prompt engineering: writing instructions you can test',
    description:
      'Brief first, data apart, examples, schema and repair, versions, token budget, injection, when to stop: eight chapters with tested code.',
    heading: 'A good prompt reads like a brief',
    name: 'Prompt engineering guide',
    hint: 'A prompt treated as code, and where to leave off.',
    lead: 'Settle with whoever reads the output what they expect and what happens in doubt, then write. Keep data away from the rules, read every reply through a schema, number each version and run its cases. Stop after three changes that win no case; whatever may never go wrong becomes code.',
  },
  question: {
    fr: 'Comment écrire une consigne fiable pour un modèle de langage, et quand faut-il arrêter ?',
    en: 'How do you write a dependable prompt for a language model, and when should you stop?',
  },
  related: [
    'evaluer-un-llm-en-production',
    'llm-guardrails-security',
    'fine-tuning-vs-prompting-strategies',
    'generateur-prompts-claude-ai',
    'glossaire-prompt-engineering',
    'expert-claude-ai-freelance',
  ],
})
