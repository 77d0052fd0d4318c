/** A flow that tells somebody when one of its runs stops. */
import type { RecipeNode } from '../recipes/recipe.ts'
import { byName } from './models.ts'

export const stopped: RecipeNode = {
  use: 'errorTrigger',
  name: { fr: 'En cas d’arrêt', en: 'When a run stops' },
  why: {
    fr: 'n8n l’appelle quand une exécution automatique échoue ; un essai à la main ne le déclenche pas.',
    en: 'n8n calls it when an automatic run fails; a trial by hand does not set it off.',
  },
  shared: true,
}

export const toldInSlack: RecipeNode = {
  use: 'slack',
  name: { fr: 'Prévenir', en: 'Warn' },
  why: {
    fr: 'Le lien mène à l’exécution arrêtée, que l’on relance de là.',
    en: 'The link leads to the run that stopped, to be retried from there.',
  },
  shared: true,
  with: {
    resource: 'message',
    operation: 'post',
    select: 'channel',
    channelId: byName({ fr: '#pannes', en: '#failures' }),
    messageType: 'text',
    text: {
      fr: '=:warning: « {{ $json.workflow.name }} » s’est arrêté au nœud « {{ $json.execution.lastNodeExecuted }} » : {{ $json.execution.error.message }}\n{{ $json.execution.url }}',
      en: '=:warning: “{{ $json.workflow.name }}” stopped at the node “{{ $json.execution.lastNodeExecuted }}”: {{ $json.execution.error.message }}\n{{ $json.execution.url }}',
    },
    otherOptions: { includeLinkToWorkflow: false },
  },
  retry: [3, 1],
}
