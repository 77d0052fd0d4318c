import { defineWorkflow } from './collection.ts'

export default defineWorkflow({
  published: '2026-11-20',
  updated: '2026-11-20',
  category: 'support',
  integrations: ['gmail', 'openai', 'google-sheets', 'slack'],
  fr: {
    title: "Workflow d'analyse de sentiment des messages clients",
    description:
      "Ton et sujet de chaque message client, notés avec l'extrait qui les justifie, et une alerte pour les urgences. Schéma, services à relier et limites.",
    heading: 'Lire le ton des messages clients',
    name: 'Analyse de sentiment',
    hint: "Le ton, le sujet, l'extrait, et une alerte si c'est urgent.",
    lead: "Chaque message reçu sous une étiquette Gmail obtient deux marques, le ton et le sujet, puis rejoint un tableur avec l'extrait qui les justifie. Les cas mécontents et urgents déclenchent une alerte Slack. L'ironie trompe souvent le modèle : faites relire un échantillon à la main avant de croire une courbe.",
  },
  en: {
    title: 'Sentiment analysis workflow for customer messages',
    description:
      'Tone and topic of each customer message, logged with the sentence behind them, plus an alert for urgent cases. Diagram, services and limits.',
    heading: 'Reading the tone of customer messages',
    name: 'Sentiment analysis',
    hint: 'Tone, topic, the sentence behind them, an alert if urgent.',
    lead: 'Is the message angry, and what about? For every email under a chosen Gmail label, a model proposes tone and topic, and a spreadsheet row keeps both with the sentence that justifies them. Unhappy, urgent ones raise a Slack alert. Since irony fools models, have someone reread a sample before you trust a chart.',
  },
  related: [
    'cas-usage-chatbot-support',
    'expert-automatisation-workflows',
    'evaluer-un-llm-en-production',
    'workflow-studio',
    'workflow-generation-reports',
  ],
})
