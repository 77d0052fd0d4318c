/** Mail, and calendars. */
import type { NodeFact } from './fact.ts'
import { op, same, say } from './say.ts'

export const MAIL = {
  gmail: {
    type: 'n8n-nodes-base.gmail',
    version: 2.2,
    versions: [1, 2, 2.1, 2.2],
    label: same('Gmail'),
    does: say('Envoie, lit et range des messages Gmail', 'Sends, reads and files Gmail messages'),
    kind: 'service',
    service: 'gmail',
    credentials: ['gmailOAuth2', 'googleApi'],
    usual: 'message.send',
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
  outlook: {
    type: 'n8n-nodes-base.microsoftOutlook',
    version: 2,
    versions: [1, 2],
    label: same('Outlook'),
    does: say(
      'Envoie, lit et range des messages Outlook',
      'Sends, reads and files Outlook messages',
    ),
    kind: 'service',
    service: 'outlook',
    credentials: [
      'microsoftOutlookOAuth2Api',
      'microsoftOAuth2Api',
      'microsoftEntraServicePrincipalApi',
    ],
    usual: 'message.send',
    operations: {
      'message.send': op('Envoyer un message', 'Send a message', 'toRecipients'),
      'message.reply': op('Répondre à un message', 'Reply to a message', 'messageId'),
      'message.getAll': op('Chercher des messages', 'Find messages'),
      'message.move': op('Déplacer un message', 'Move a message', 'messageId', 'folderId'),
      'message.update': op('Modifier un message', 'Update a message', 'messageId'),
      'message.sendAndWait': op(
        'Envoyer et attendre la réponse',
        'Send and wait for the answer',
        'toRecipients',
        'subject',
        'message',
      ),
      'draft.create': op('Créer un brouillon', 'Create a draft'),
      'event.create': op('Créer un événement', 'Create an event', 'calendarId', 'subject'),
      'event.getAll': {
        ...op('Lister les événements', 'List events'),
        choices: {
          fromAllCalendars: { usual: 'true', requires: { false: ['calendarId'] } },
          includeRecurringInstances: {
            usual: 'false',
            requires: { true: ['startDateTime', 'endDateTime'] },
          },
        },
      },
      'messageAttachment.download': op(
        'Télécharger une pièce jointe',
        'Download an attachment',
        'messageId',
        'attachmentId',
      ),
    },
  },
  googleCalendar: {
    type: 'n8n-nodes-base.googleCalendar',
    version: 1.3,
    versions: [1, 1.1, 1.2, 1.3],
    label: say('Google Agenda', 'Google Calendar'),
    does: say(
      'Lit et crée des événements, trouve les créneaux libres',
      'Reads and creates events, finds free slots',
    ),
    kind: 'service',
    service: 'google-calendar',
    credentials: ['googleCalendarOAuth2Api'],
    required: ['calendar'],
    usual: 'event.create',
    operations: {
      'calendar.availability': op('Dire si un créneau est libre', 'Tell whether a slot is free'),
      'event.create': op('Créer un événement', 'Create an event'),
      'event.getAll': op('Lister les événements', 'List events'),
      'event.get': op('Lire un événement', 'Read an event', 'eventId'),
      'event.update': op('Modifier un événement', 'Update an event', 'eventId'),
      'event.delete': op('Supprimer un événement', 'Delete an event', 'eventId'),
    },
  },
} satisfies Record<string, NodeFact>
