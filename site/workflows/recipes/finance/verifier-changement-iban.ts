import { answeredWithin } from '../../fragments/patience.ts'
import { columns } from '../../fragments/columns.ts'
import { eachItem } from '../../fragments/code.ts'
import { all, isTrue, text } from '../../fragments/conditions.ts'
import { fields, truth } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './verifier-changement-iban.examples.ts'

/** The check digits are those of ISO 13616: the rest of a division by 97 has to be 1. */
const CHECK = `const iban = String($json.iban).toUpperCase().replace(/[^A-Z0-9]/g, '');
const turned = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
let rest = 0;
for (const digit of turned) rest = (rest * 10 + Number(digit)) % 97;
const sizes = { AT: 20, BE: 16, CH: 21, DE: 22, ES: 24, FR: 27, GB: 22, IE: 22, IT: 27, LU: 20, NL: 18, PL: 28, PT: 25 };
const country = iban.slice(0, 2);
const length = sizes[country];
const sound = rest === 1 && iban.length >= 15 && (length === undefined || iban.length === length);
return { json: { iban, country, sound } };`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-23',
  fr: {
    title: 'Vérifier un changement d’IBAN avant de payer',
    problem:
      'Un fournisseur écrit que sa banque a changé. La comptable met la fiche à jour, paie, et apprend trois semaines plus tard que le message venait d’un escroc.',
    outcome:
      'Le nouvel IBAN est contrôlé, mis face à l’ancien, puis soumis à une seconde personne avec le téléphone déjà connu. La fiche ne change qu’après son accord écrit ; le demandeur reçoit la décision.',
    avoid:
      'Si votre banque vérifie le nom du bénéficiaire à la saisie, servez-vous-en aussi : ce flux ne sait pas à qui appartient un compte. Avec trois fournisseurs, un appel suffit.',
    approval:
      'La seconde personne appelle le numéro de la fiche, jamais celui du message, et répond oui ou non. Sans réponse au bout de trois jours, c’est non.',
    failure:
      'Airtable muet, fiche introuvable ou écriture refusée : le demandeur apprend ce qui bloque et que l’ancien IBAN reste en place.',
  },
  en: {
    title: 'Check a change of IBAN before paying',
    problem:
      'A supplier writes that they have moved banks. Accounts update the record, pay, and learn three weeks later that a fraudster sent the message.',
    outcome:
      'The new IBAN is tested, set against the old one and put to a second person, together with the phone number already on file. The record changes only after a written yes; whoever asked is told the decision.',
    avoid:
      'If your bank checks the payee’s name as you type, use that too: this flow cannot know who owns an account. With three suppliers, a phone call will do.',
    approval:
      'The second person rings the number on file, never the one in the message, and answers yes or no. Three days of silence count as a no.',
    failure:
      'Airtable silent, no such record, or the update refused: whoever asked learns what is in the way, and that the old IBAN stands.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Demande de changement', en: 'Change request' },
      why: {
        fr: 'Une seule porte, sous mot de passe : plus personne ne modifie une fiche depuis un courriel.',
        en: 'One door only, behind a password: nobody edits a record straight from an email any more.',
      },
      with: {
        authentication: 'basicAuth',
        formTitle: { fr: 'Changement d’IBAN fournisseur', en: 'Change of supplier IBAN' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Référence du fournisseur', en: 'Supplier reference' },
              fieldName: 'supplier',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Nouvel IBAN', en: 'New IBAN' },
              fieldName: 'iban',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Votre adresse', en: 'Your address' },
              fieldName: 'asker',
              fieldType: 'email',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your settings' },
      why: {
        fr: 'La base, sa table, et la personne qui rappelle le fournisseur.',
        en: 'The base, its table, and the person who rings the supplier.',
      },
      with: fields({
        base: { fr: 'identifiant de votre base', en: 'id of your base' },
        table: { fr: 'Fournisseurs', en: 'Suppliers' },
        second: 'direction@votre-entreprise.example',
        from: 'compta@votre-entreprise.example',
        supplier: '={{ $json.supplier.trim().toUpperCase() }}',
      }),
    },
    check: {
      use: 'code',
      name: { fr: 'Contrôler la clé', en: 'Test the check digits' },
      why: {
        fr: 'Deux chiffres permutés se voient au calcul, avant de déranger quelqu’un.',
        en: 'Two swapped digits show in the arithmetic, before anyone is bothered.',
      },
      with: eachItem(CHECK),
    },
    valid: {
      use: 'if',
      name: { fr: 'IBAN possible ?', en: 'Possible IBAN?' },
      why: {
        fr: 'Un IBAN faux ne mérite ni recherche ni coup de fil.',
        en: 'A wrong IBAN deserves neither a search nor a phone call.',
      },
      with: all(isTrue('={{ $json.sound }}')),
    },
    supplier: {
      use: 'airtable',
      name: { fr: 'Ouvrir la fiche', en: 'Open the record' },
      why: {
        fr: 'Le téléphone et l’ancien IBAN viennent d’ici, jamais de la demande.',
        en: 'Phone and old IBAN come from here, never from the request.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byName("={{ $('settings').first().json.table }}"),
        filterByFormula:
          '={{ "{reference} = \'" + $(\'settings\').first().json.supplier.replace(/[^A-Z0-9-]/g, "") + "\'" }}',
        returnAll: false,
        limit: 1,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    face: {
      use: 'set',
      name: { fr: 'Mettre face à face', en: 'Set side by side' },
      why: {
        fr: 'Ce qui empêche de continuer est dit en une phrase.',
        en: 'Whatever stops the request is put in one sentence.',
      },
      with: fields(
        {
          record: "={{ $json.id ?? '' }}",
          name: "={{ $json.name ?? '' }}",
          phone: { fr: "={{ $json.phone ?? 'aucun' }}", en: "={{ $json.phone ?? 'none' }}" },
          before: "={{ ($json.iban ?? '').replace(/\\s/g, '') }}",
          moved: truth(
            "={{ ($json.iban ?? '') !== '' && $json.iban.trim().slice(0, 2).toUpperCase() !== $('check').first().json.country }}",
          ),
          reason: {
            fr: "={{ $json.error !== undefined ? 'Airtable ne répond pas.' : !$json.id ? 'Aucune fiche ne porte cette référence.' : ($json.iban ?? '').replace(/\\s/g, '') === $('check').first().json.iban ? 'La fiche porte déjà cet IBAN.' : '' }}",
            en: "={{ $json.error !== undefined ? 'Airtable does not answer.' : !$json.id ? 'No record has this reference.' : ($json.iban ?? '').replace(/\\s/g, '') === $('check').first().json.iban ? 'The record already holds this IBAN.' : '' }}",
          },
        },
        { alone: true },
      ),
    },
    clear: {
      use: 'if',
      name: { fr: 'Rien ne bloque ?', en: 'Nothing in the way?' },
      why: {
        fr: 'La seconde personne n’est appelée que pour un vrai changement.',
        en: 'The second person is only called for a real change.',
      },
      with: all(text('={{ $json.reason }}', 'equals', '')),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Demander l’accord', en: 'Ask for a yes' },
      why: {
        fr: 'Un changement de pays est écrit dans l’objet : c’est le signe le plus courant.',
        en: 'A change of country stands in the subject, the commonest sign of fraud.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: "={{ $('settings').first().json.second }}",
        subject: {
          fr: "={{ $json.moved ? 'Autre pays ! ' : '' }}IBAN à vérifier : {{ $json.name }}",
          en: "={{ $json.moved ? 'Another country! ' : '' }}IBAN to check: {{ $json.name }}",
        },
        message: {
          fr: "=Ancien : {{ $json.before || 'aucun' }}\nNouveau : {{ $('check').first().json.iban }}\nAppelez le {{ $json.phone }}, le numéro de la fiche, et faites-vous lire l’IBAN.",
          en: "=Old: {{ $json.before || 'none' }}\nNew: {{ $('check').first().json.iban }}\nRing {{ $json.phone }}, the number on file, and have the IBAN read out to you.",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(3, 'days'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accord écrit ?', en: 'A written yes?' },
      why: {
        fr: 'Le silence n’a pas de réponse à lire : il vaut refus.',
        en: 'Silence leaves no answer to read, so it counts as a no.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    write: {
      use: 'airtable',
      name: { fr: 'Changer l’IBAN', en: 'Change the IBAN' },
      why: {
        fr: 'L’ancien reste dans la fiche, avec la date : un doute se rejoue.',
        en: 'The old one stays in the record with the date, so doubts can be retraced.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byName("={{ $('settings').first().json.table }}"),
        columns: columns(
          {
            id: "={{ $('face').first().json.record }}",
            iban: "={{ $('check').first().json.iban }}",
            previous_iban: "={{ $('face').first().json.before }}",
            iban_checked_on: '={{ $now.toISODate() }}',
          },
          ['id'],
        ),
        options: {},
      },
      onError: 'output',
    },
    done: {
      use: 'set',
      name: { fr: 'Fiche changée', en: 'Record changed' },
      why: {
        fr: 'Le demandeur sait que le prochain paiement peut partir.',
        en: 'Whoever asked knows that the next payment may leave.',
      },
      with: fields(
        {
          reason: {
            fr: 'IBAN vérifié au téléphone et enregistré.',
            en: 'IBAN checked by phone and recorded.',
          },
        },
        { alone: true },
      ),
    },
    wrong: {
      use: 'set',
      name: { fr: 'IBAN impossible', en: 'Impossible IBAN' },
      why: {
        fr: 'Souvent une faute de frappe : on invite à recopier.',
        en: 'Often a typing slip, so it asks for another copy.',
      },
      with: fields(
        {
          reason: {
            fr: '=La clé de {{ $json.iban }} est fausse : recopiez-le.',
            en: '=The check digits of {{ $json.iban }} are wrong: copy it again.',
          },
        },
        { alone: true },
      ),
    },
    refused: {
      use: 'set',
      name: { fr: 'Pas d’accord', en: 'No agreement' },
      why: {
        fr: 'Une tentative de fraude se signale le jour même.',
        en: 'An attempted fraud is reported the same day.',
      },
      with: fields(
        {
          reason: {
            fr: 'Refusé ou sans réponse depuis trois jours : ne payez pas sur ce compte.',
            en: 'Refused, or no answer in three days: pay nothing to this account.',
          },
        },
        { alone: true },
      ),
    },
    unwritten: {
      use: 'set',
      name: { fr: 'Fiche inchangée', en: 'Record unchanged' },
      why: {
        fr: 'L’accord existe, l’écriture non : il faut le dire avant le paiement.',
        en: 'The yes is there, the update is not: say so before anyone pays.',
      },
      with: fields(
        {
          reason: {
            fr: 'Accord reçu, mais Airtable a refusé l’écriture : changez la fiche à la main.',
            en: 'Agreed, but Airtable refused the update: change the record by hand.',
          },
        },
        { alone: true },
      ),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Répondre au demandeur', en: 'Answer whoever asked' },
      why: {
        fr: 'Chaque demande reçoit une réponse, même quand rien ne change.',
        en: 'Every request gets an answer, even when nothing changes.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('form').first().json.asker }}",
        subject: {
          fr: "=IBAN de {{ $('settings').first().json.supplier }}",
          en: "=IBAN of {{ $('settings').first().json.supplier }}",
        },
        emailFormat: 'text',
        text: '={{ $json.reason }}',
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'form > settings > check > valid.yes > supplier > face > clear.yes > ask > agreed.yes > write > done > tell',
    'valid.no > wrong > tell',
    'clear.no > tell',
    'agreed.no > refused > tell',
    'write.error > unwritten > tell',
  ],
  examples,
})
