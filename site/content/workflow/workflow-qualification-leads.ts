import recipe from '../../workflows/recipes/sales/qualification-leads.ts'
import { defineTold } from '../template-record.ts'

export default defineTold({
  recipe,
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment noter une demande commerciale en gardant la décision ?',
    en: 'How do I score a sales enquiry and keep the decision?',
  },
  fr: {
    title: 'Workflow de qualification de leads vers HubSpot et Slack',
    description:
      'Modèle n8n à télécharger : chaque demande est lue, notée sur votre barème avec sa raison, et une personne décide de rappeler. Coût et pannes compris.',
    heading: 'Qualifier une demande dès son arrivée',
    name: 'Qualification de leads',
    hint: 'Une note expliquée dans HubSpot, un signal dans Slack.',
    lead: "Entre le formulaire rempli et le premier appel, un modèle relève le besoin, le délai et la taille de l'entreprise, et du code les compare à vos critères écrits. HubSpot reçoit la note et sa raison ; dans Slack, une personne décide de rappeler. Une information absente reste « inconnue » : le modèle n'a pas à deviner.",
  },
  en: {
    title: 'Lead qualification workflow for HubSpot and Slack',
    description:
      'An n8n template to download: each enquiry is read, scored on your own points with a reason, and a person decides. Cost and failures included.',
    heading: 'Qualifying an enquiry as it arrives',
    name: 'Lead qualification',
    hint: 'A score that explains itself, in HubSpot and Slack.',
    lead: "A score is only useful if it explains itself. A model notes need, timing and company size, code compares them with criteria you've written down, HubSpot stores score and reason, and a person decides in Slack. Whatever the visitor left out stays “unknown”, because guessing isn't the model's job.",
  },
  related: [
    'cas-usage-agent-vente',
    'automatisation-n8n-freelance',
    'workflow-studio',
    'glossaire-prompt-engineering',
    'contact',
  ],
})
