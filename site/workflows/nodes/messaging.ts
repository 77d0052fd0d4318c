/** Messages between people: team chats, mail. */
import type { NodeFact } from './fact.ts'
import { op, same, say } from './say.ts'

export const MESSAGING = {
  slack: {
    type: 'n8n-nodes-base.slack',
    version: 2.7,
    versions: [1, 2, 2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7],
    label: same('Slack'),
    does: say(
      'Écrit, lit et demande un accord dans Slack',
      'Posts, reads and asks for approval in Slack',
    ),
    kind: 'service',
    service: 'slack',
    credentials: ['slackApi', 'slackOAuth2Api'],
    operations: {
      'message.post': op('Envoyer un message', 'Send a message', 'select', 'text'),
      'message.sendAndWait': op(
        'Envoyer et attendre la réponse',
        'Send and wait for the answer',
        'message',
      ),
      'message.update': op('Modifier un message', 'Update a message', 'channelId', 'ts'),
      'message.search': op('Chercher des messages', 'Search messages', 'query'),
      'channel.history': op(
        "Lire l'historique d'un canal",
        "Read a channel's history",
        'channelId',
      ),
      'channel.getAll': op('Lister les canaux', 'List channels'),
      'channel.create': op('Créer un canal', 'Create a channel', 'channelId'),
      'reaction.add': op(
        'Ajouter une réaction',
        'Add a reaction',
        'channelId',
        'timestamp',
        'name',
      ),
      'file.upload': op('Déposer un fichier', 'Upload a file'),
      'user.lookupByEmail': op(
        'Trouver une personne par son adresse',
        'Find a person by email',
        'email',
      ),
    },
  },
  gmail: {
    type: 'n8n-nodes-base.gmail',
    version: 2.2,
    versions: [1, 2, 2.1, 2.2],
    label: same('Gmail'),
    does: say('Envoie, lit et range des messages Gmail', 'Sends, reads and files Gmail messages'),
    kind: 'service',
    service: 'gmail',
    credentials: ['gmailOAuth2', 'googleApi'],
    operations: {
      'message.send': op('Envoyer un message', 'Send a message', 'sendTo', 'subject', 'message'),
      'message.reply': op('Répondre à un message', 'Reply to a message', 'messageId', 'message'),
      'message.getAll': op('Chercher des messages', 'Find messages'),
      'message.get': op('Lire un message', 'Read a message', 'messageId'),
      'message.addLabels': op('Poser des libellés', 'Add labels', 'messageId', 'labelIds'),
      'message.removeLabels': op('Retirer des libellés', 'Remove labels', 'messageId', 'labelIds'),
      'message.markAsRead': op('Marquer comme lu', 'Mark as read', 'messageId'),
      'message.sendAndWait': op(
        'Envoyer et attendre la réponse',
        'Send and wait for the answer',
        'sendTo',
        'subject',
        'message',
      ),
      'draft.create': op('Créer un brouillon', 'Create a draft', 'subject', 'message'),
      'thread.get': op('Lire une conversation', 'Read a thread', 'threadId'),
    },
  },
} satisfies Record<string, NodeFact>
