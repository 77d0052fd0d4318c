/** Messages at once: team chats, phones. */
import type { NodeFact } from './fact.ts'
import { op, same, say } from './say.ts'

export const CHATS = {
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
    usual: 'message.post',
    operations: {
      'message.post': {
        ...op('Envoyer un message', 'Send a message', 'select'),
        choices: {
          select: { usual: '', requires: { channel: ['channelId'] } },
          messageType: { usual: 'text', requires: { text: ['text'], block: ['blocksUi'] } },
        },
      },
      'message.sendAndWait': {
        ...op('Envoyer et attendre la réponse', 'Send and wait for the answer', 'message'),
        choices: { select: { usual: 'user', requires: { channel: ['channelId'] } } },
      },
      'message.update': {
        ...op('Modifier un message', 'Update a message', 'channelId', 'ts'),
        choices: { messageType: { usual: 'text', requires: { block: ['blocksUi'] } } },
      },
      'message.search': op('Chercher des messages', 'Search messages', 'query'),
      'channel.history': op(
        'Lire l’historique d’un canal',
        'Read a channel’s history',
        'channelId',
      ),
      'channel.replies': op(
        'Lire les réponses à un message',
        'Read the replies to a message',
        'channelId',
        'ts',
      ),
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
  teams: {
    type: 'n8n-nodes-base.microsoftTeams',
    version: 2,
    versions: [1, 1.1, 2],
    label: same('Microsoft Teams'),
    does: say(
      'Écrit dans les canaux et discussions de Teams',
      'Posts in the channels and chats of Teams',
    ),
    kind: 'service',
    service: 'microsoft-teams',
    credentials: [
      'microsoftTeamsOAuth2Api',
      'microsoftOAuth2Api',
      'microsoftEntraServicePrincipalApi',
    ],
    usual: 'channel.create',
    operations: {
      'channelMessage.create': op(
        'Écrire dans un canal',
        'Post in a channel',
        'teamId',
        'channelId',
        'message',
      ),
      'channelMessage.reply': op(
        'Répondre dans un canal',
        'Reply in a channel',
        'teamId',
        'channelId',
        'messageId',
        'message',
      ),
      'chatMessage.create': op('Écrire dans une discussion', 'Post in a chat', 'chatId', 'message'),
      'chatMessage.sendAndWait': op(
        'Écrire et attendre la réponse',
        'Post and wait for the answer',
        'chatId',
        'message',
      ),
      'task.create': op(
        'Créer une tâche',
        'Create a task',
        'groupId',
        'planId',
        'bucketId',
        'title',
      ),
    },
  },
  mattermost: {
    type: 'n8n-nodes-base.mattermost',
    version: 1,
    versions: [1],
    label: same('Mattermost'),
    does: say('Écrit dans les canaux de Mattermost', 'Posts in Mattermost channels'),
    kind: 'service',
    service: 'mattermost',
    credentials: ['mattermostApi'],
    usual: 'message.post',
    operations: {
      'message.post': op('Envoyer un message', 'Send a message', 'channelId'),
      'channel.create': op(
        'Créer un canal',
        'Create a channel',
        'teamId',
        'displayName',
        'channel',
      ),
      'user.getByEmail': op(
        'Trouver une personne par son adresse',
        'Find a person by email',
        'email',
      ),
    },
  },
  telegram: {
    type: 'n8n-nodes-base.telegram',
    version: 1.2,
    versions: [1, 1.1, 1.2],
    label: same('Telegram'),
    does: say('Écrit au nom d’un robot Telegram', 'Writes as a Telegram bot'),
    kind: 'service',
    service: 'telegram',
    credentials: ['telegramApi'],
    usual: 'message.sendMessage',
    operations: {
      'message.sendMessage': op('Envoyer un message', 'Send a message', 'chatId', 'text'),
      'message.sendAndWait': op(
        'Envoyer et attendre la réponse',
        'Send and wait for the answer',
        'chatId',
        'message',
      ),
      'message.editMessageText': {
        ...op('Modifier un message', 'Edit a message', 'text'),
        choices: {
          messageType: {
            usual: 'message',
            requires: { inlineMessage: ['inlineMessageId'], message: ['chatId', 'messageId'] },
          },
        },
      },
      'message.sendPhoto': op('Envoyer une photo', 'Send a photo', 'chatId'),
      'message.sendDocument': op('Envoyer un fichier', 'Send a file', 'chatId'),
      'file.get': op('Télécharger un fichier', 'Download a file', 'fileId'),
    },
  },
  whatsApp: {
    type: 'n8n-nodes-base.whatsApp',
    version: 1.1,
    versions: [1, 1.1],
    label: same('WhatsApp'),
    does: say('Envoie des messages WhatsApp', 'Sends WhatsApp messages'),
    kind: 'service',
    service: 'whatsapp',
    credentials: ['whatsAppApi'],
    required: ['phoneNumberId', 'recipientPhoneNumber'],
    usual: 'message.sendTemplate',
    operations: {
      'message.send': {
        ...op('Envoyer un message', 'Send a message'),
        choices: {
          messageType: {
            usual: 'text',
            requires: { location: ['longitude', 'latitude'], text: ['textBody'] },
          },
        },
      },
      'message.sendTemplate': op('Envoyer un modèle', 'Send a template', 'template'),
      'message.sendAndWait': op(
        'Envoyer et attendre la réponse',
        'Send and wait for the answer',
        'message',
      ),
    },
  },
  twilio: {
    type: 'n8n-nodes-base.twilio',
    version: 1,
    versions: [1],
    label: same('Twilio'),
    does: say('Envoie des SMS et passe des appels', 'Sends text messages and makes calls'),
    kind: 'service',
    service: 'twilio',
    credentials: ['twilioApi'],
    required: ['from', 'to', 'message'],
    usual: 'sms.send',
    operations: {
      'sms.send': op('Envoyer un SMS', 'Send a text message'),
      'call.make': op('Appeler', 'Make a call'),
    },
  },
} satisfies Record<string, NodeFact>
