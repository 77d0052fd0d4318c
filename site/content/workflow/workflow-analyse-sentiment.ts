import recipe from '../../workflows/recipes/support/analyse-sentiment.ts'
import { defineTold } from '../template-record.ts'

export default defineTold({
  recipe,
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment suivre le ton des messages clients sans croire une courbe fausse ?',
    en: 'How can I follow the tone of customer messages without trusting a false curve?',
  },
  fr: {
    title: "Workflow d'analyse de sentiment des messages clients",
    description:
      'Modèle n8n : ton et sujet de chaque message, la phrase qui les justifie, une alerte, et des chiffres publiés seulement après relecture.',
    heading: 'Lire le ton des messages clients',
    name: 'Analyse de sentiment',
    hint: "Le ton, le sujet, l'extrait, et une alerte si c'est urgent.",
    lead: "Chaque message reçu sous une étiquette Gmail obtient deux marques, le ton et le sujet, puis rejoint un tableur avec l'extrait qui les justifie. Les cas mécontents et urgents déclenchent une alerte Slack. L'ironie trompe souvent le modèle : une ligne sur dix est relue à la main, et aucun chiffre ne sort sans ces verdicts.",
  },
  en: {
    title: 'Sentiment analysis workflow for customer messages',
    description:
      'An n8n template: tone and subject of each message, the sentence behind them, an alert, and figures published only once somebody has reread.',
    heading: 'Reading the tone of customer messages',
    name: 'Sentiment analysis',
    hint: 'Tone, topic, the sentence behind them, an alert if urgent.',
    lead: 'Is the message angry, and what about? For every email under a chosen Gmail label, a model proposes tone and topic, and a spreadsheet row keeps both with the sentence that justifies them. Unhappy, urgent ones raise a Slack alert. Since irony fools models, a person rereads one row in ten, and no figure leaves without those verdicts.',
  },
  related: [
    'cas-usage-chatbot-support',
    'expert-automatisation-workflows',
    'evaluer-un-llm-en-production',
    'workflow-studio',
    'workflow-generation-reports',
  ],
})
