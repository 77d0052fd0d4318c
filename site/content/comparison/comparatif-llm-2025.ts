import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  question: {
    fr: 'Grand modèle par API, petit modèle ou poids ouverts : quelle famille de LLM nous faut-il ?',
    en: 'Large hosted model, small model or open weights: which family of LLM do we need?',
  },
  fr: {
    title: 'Comparatif de LLM : API ou poids ouverts, grand ou petit',
    description:
      'Grand modèle par API, poids ouverts sur vos serveurs ou petit modèle spécialisé : quelle famille de LLM choisir, et dans quel cas.',
    heading: 'Grand, petit, ouvert ou fermé : quel LLM, et quand',
    name: 'Comparatif de LLM',
    hint: 'Quatre familles de modèles, six besoins.',
    lead: "Prenez un grand modèle par API pour démarrer vite sur des cas variés. Prenez un modèle à poids ouverts si vos données doivent rester sur vos machines ou si le volume amortit l'exploitation. Pour une tâche étroite et répétée, un petit modèle bien évalué suffit souvent. Rien n'interdit d'en faire travailler deux.",
  },
  en: {
    title: 'LLM comparison: hosted or open-weight, large or small',
    description:
      'A large hosted model, open weights on your servers or a small specialised one: which family of LLM to choose, and when.',
    heading: 'Large, small, open or closed: which LLM, and when',
    name: 'LLM comparison',
    hint: 'Four families of models, six needs.',
    lead: 'Large hosted models suit varied work and a quick start. Open-weight models suit data that must stay on machines you control, or volumes that justify running servers. Small models suit one narrow task repeated all day. Place your project in a family before reading any benchmark; brand names come afterwards, and matter less.',
  },
  related: [
    'comparateur-llm-2025',
    'openai-vs-anthropic-vs-google-comparatif-llm-2025',
    'comparatif-llm-code',
    'glossaire-tokens',
    'consultant-llm-entreprise',
  ],
})
