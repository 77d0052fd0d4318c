import { defineWorkflow } from './collection.ts'

export default defineWorkflow({
  published: '2026-11-20',
  updated: '2026-11-20',
  category: 'ventes',
  integrations: ['hubspot', 'openai', 'slack'],
  fr: {
    title: 'Workflow de qualification de leads vers HubSpot et Slack',
    description:
      'Chaque demande est lue, comparée à vos critères écrits et notée dans HubSpot avec la raison. Étapes, services à relier et points où valider.',
    heading: 'Qualifier une demande dès son arrivée',
    name: 'Qualification de leads',
    hint: 'Une note expliquée dans HubSpot, un signal dans Slack.',
    lead: "Entre le formulaire rempli et le premier appel, ce workflow lit la demande, en tire le besoin, le délai et la taille de l'entreprise, puis les compare à vos critères écrits. HubSpot reçoit la note et sa raison ; Slack prévient l'équipe. Une information absente reste « inconnue » : le modèle n'a pas à deviner.",
  },
  en: {
    title: 'Lead qualification workflow for HubSpot and Slack',
    description:
      'Each enquiry is read, compared with your written criteria and scored in HubSpot, reason included. Steps, services to connect, points to approve.',
    heading: 'Qualifying an enquiry as it arrives',
    name: 'Lead qualification',
    hint: 'A score that explains itself, in HubSpot and Slack.',
    lead: "A score is only useful if it explains itself. When a form comes in, need, timing and company size are picked out and compared with criteria you've written down; HubSpot stores the score with its reason, and Slack tells the team. Whatever the visitor left out stays “unknown”, because guessing isn't the model's job.",
  },
  related: [
    'cas-usage-agent-vente',
    'automatisation-n8n-freelance',
    'workflow-studio',
    'glossaire-prompt-engineering',
    'contact',
  ],
})
