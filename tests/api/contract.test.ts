import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema, type GraphQLSchema, isEnumType, isObjectType } from 'grafast/graphql';
import { beforeAll, describe, expect, test } from 'vitest';

// Goal: a developer who knows only the specification finds every name of it in the API.
// Method: its entities, enumerations, filters and arguments, literally, against the committed SDL.

let schema: GraphQLSchema;
beforeAll(async () => {
  const file = path.resolve(import.meta.dirname, '../../plugins/portal.graphql');
  schema = buildSchema(await readFile(file, 'utf8'));
});

const entities: Record<string, string> = {
  Account: `id slug accountType role tag name email phoneNumber address language nonProfit organizationName
    organizationNumber hasFreelanceProfiles canManage canManageDepartments deletionScheduledOn features primaryUser
    counts identities defaultIdentity symbol symbolDisplayPath logo description industrySector policyDocuments
    uiFlags`,
  AccountFeatures: 'invoices payouts workflows',
  AccountCounts: 'members departments',
  Address: 'line1 line2 city county country postalCode latitude longitude',
  Attachment: 'id filename contentType thumbPath downloadPath',
  Department: 'id name description default canAccess canManage departmentMemberships',
  DepartmentMembership: 'id role criminalRecordAccess identityAccess department account',
  Identity: 'id updatedAt identifier firstName lastName country default',
  Member: `id email firstName lastName role canManageDepartments symbolDisplayPath primaryUser
    departmentMemberships`,
  User: `id confirmed email firstName lastName language marketingConsent necessaryCookiesConsent referrer
    occupation`,
  Session: `account accounts administrator phoneNumber user hasFreelanceProfiles hasIndividualFreelanceProfile role
    needsOnboarding hasIdentity`,
  PhoneNumber: 'id countryCode number createdAt tokenSentAt tokenVerifiedAt',
  BankAccount: 'id accountNumber currency swiftCode default deletedAt',
  ReferencePerson: 'name email phone referenceNumber',
  Client: `id clientType clientNumber name friendlyName email phone orgNumber address preferredDeliveryMethod
    nationalRegisterCheck referencePeople helpArticle`,
  HelpArticle: `blockManualInvoicing showAttachmentWarning name supportEmail englishArticleUrl norwegianArticleUrl
    englishMessage norwegianMessage`,
  Company:
    'name orgNumber address markedAsBankruptcy underLiquidation underForcedLiquidation deleted accountExists',
  FreelanceProfile: `id freelanceType firstName lastName personalNumber organizationName organizationNumber
    invoiceStartingNumber address referencePeople bankAccounts defaultBankAccount jobChecks verified archivedAt`,
  Invoice: `id status events client lines creditNotes clientReferencePerson senderReferencePerson freelanceProfile bankAccount
    platformFee employerTax salaryTax amount vat platformFeeAmount employerTaxAmount salaryTaxAmount grossSalary
    payoutAmount invoiceNumber pdfDocument receipts dueOn invoicedOn createdAt submittedAt approvedAt publishedAt
    rejectedAt resolvedAt buyerReference orderReference kid refundStatus currency remainingAmount remainingVat
    remainingPlatformFeeAmount remainingEmployerTaxAmount remainingSalaryTaxAmount remainingGrossSalary
    remainingPayoutAmount`,
  CreditNote: `id amount approvedAt client creditNoteNumber creditedOn platformFeeAmount ehfSentAt emailSentAt employerTaxAmount
    freelanceProfile grossSalary invoice lines payoutAmount publishedAt rejectedAt resolvedAt salaryTaxAmount status vat
    pdfDocument currency`,
  CreditNoteLine: `id amount description platformFeeAmount grossSalary invoiceLine payoutAmount quantity salaryTaxAmount vat`,
  Enrollment: 'id approved account partnerAccount freelanceProfile',
  Event: 'actor eventType occurredAt status',
  InvoiceLine: `id amount collapsed description lineType occupationCode quantity remainingQuantity unitPrice vat vatRate
    invoice dietNonTaxableUnitPrice dietTaxableUnitPrice addressFrom addressTo workReport dependentLines`,
  Purchase: `id status paymentStatus documentNumber supplier invoicedOn dueOn dueInDays isOverdue kid accountNumber
    amount vat total credited paid remaining currency document refunds events`,
  Refund: `id status documentNumber invoiceDocumentNumber purchase supplier creditedOn amount vat total currency document events`,
  Supplier:
    'id name organizationNumber purchaseCount bought refunded remaining overdue nextDueOn lastInvoicedOn purchases',
  WorkReport: 'type startDate endDate hours startTime endTime',
  Receipt: 'id file',
  JobCheck: 'id jobCheckType documents content status',
  OccupationCode: 'id code name notes parentCode shortName tagList',
};

const enums: Record<string, string> = {
  AccountRole: 'ADMIN MEMBER OWNER',
  AccountTag: `GENERIC HEALTH_SERVICE_YOUTH KINDERGARTEN KINDERGARTEN_AND_SCHOOL LANGUAGE_SERVICE MARCHING_BAND
    PORTERBUDDY RELIGIOUS SPORTS VOLUNTEER`,
  AccountType: 'PERSONAL TEAM',
  ClientType: 'INDIVIDUAL ORGANIZATION',
  Currency: 'CHF CZK DKK EUR GBP ISK NOK PLN SEK UAH USD',
  DeliveryMethod: 'EHF EMAIL NONE',
  DepartmentRole: 'MANAGER MEMBER',
  ErrorCode: `ACCOUNT_BLOCKED ACCOUNT_NOT_FOUND ATTEMPTS_LIMIT_EXCEEDED AUTH_LEVEL_2_REQUIRED
    BANK_ID_VERIFICATION_REQUIRED BLANK BRREG_QUERY_FAILED CLIENT_EMAIL_MISSING CLIENT_INSOLVENT
    DELIVERY_FREQUENCY_EXCEEDED DOCUMENT_NOT_FOUND DOCUMENT_SIGNED FREELANCE_PROFILE_ARCHIVED IMMUTABLE
    IMPORT_ERROR INCLUSION INVALID INVALID_ACTION INVALID_INVOICED_ON INVALID_PASSWORD
    INVALID_PHONE_NUMBER INVALID_TOKEN INVALID_TRANSITION INVOICE_CALCULATION_FAILED
    INVOICE_NOT_CREDITED INVOICE_NOT_ORGANIZATION INVOICE_NOT_PUBLISHED INVOICE_NOT_SUBMITTED
    INVOICE_PUBLISHED INVOICE_SUBMITTED JOB_CHECK_PENDING JOB_CHECK_SUCCEEDED LINE_MISMATCH
    OCCUPATION_CODE_DISABLED ORGANIZATION_ROLE_CHECK_FAILED OTP_EXPIRED OTP_EXPIRED_AND_RESENT
    PARTNER_CALLBACK_ERROR PERSONAL_ACCOUNT_OWNS_TEAMS PERSONAL_NUMBER_MISMATCH PRESENT
    SENDER_EQUALS_RECEIVER SMS_SENDING_FAILED SUBSCRIPTION_LIMIT_EXCEEDED TAKEN TOKEN_EXPIRED TOO_BIG
    TOO_BIG_OR_EQUAL TOO_SHORT TOO_SMALL TOO_SMALL_OR_EQUAL TRANSITION_FAILED UNAUTHORIZED
    USER_ALREADY_CONFIRMED USER_BLOCKED USER_EXISTS USER_NOT_CONFIRMED USER_NOT_FOUND VALIDATION_FAILED
    VERIFICATION_FAILED`,
  FreelanceType: 'INDIVIDUAL ORGANIZATION',
  CreditNoteStatus: 'APPROVED PUBLISHED REJECTED RESOLVED SUBMITTED',
  InvoiceStatus: 'APPROVED DRAFT NULLIFIED PUBLISHED REJECTED RESOLVED SUBMITTED',
  JobCheckStatus: 'FAILED IN_REVIEW PENDING SUCCEEDED',
  JobCheckType: `BANK_ACCOUNT CREDIT CRIMINAL_RECORD DRIVERS_LICENSE HEALTH_PERSONNEL_REGISTER HSE_CARD IDENTITY
    RIGHT_TO_WORK`,
  Language: 'EN NB',
  LineType: 'BENEFIT DIET EXPENSE EXTRA MILEAGE WORK',
  PaymentStatus: 'FULL NO PARTIAL PENDING',
  RefundStatus: 'FULL NO PARTIAL PENDING',
  UnitType: 'TASK TIME',
};

const lists: Record<string, { args: string; filter: string }> = {
  clients: { args: 'freelanceProfileId page perPage filter sortBy', filter: 'search' },
  enrolledFreelanceProfiles: { args: 'page perPage filter sortBy', filter: 'search' },
  departments: { args: 'page perPage filter sortBy', filter: 'search' },
  freelanceProfiles: { args: 'page perPage filter sortBy', filter: 'archived freelanceType' },
  invoices: { args: 'page perPage filter sortBy', filter: 'status search' },
  jobChecks: { args: 'jobCheckType page perPage filter sortBy', filter: 'status' },
  members: { args: 'page perPage filter sortBy', filter: 'confirmed search' },
  occupationCodes: { args: 'page perPage keyword', filter: '' },
  creditNotes: { args: 'page perPage filter sortBy', filter: 'status search' },
  partneredCreditNotes: { args: 'page perPage filter sortBy', filter: 'status search' },
  partneredInvoices: { args: 'page perPage filter sortBy', filter: 'status search' },
  phoneNumbers: { args: 'page perPage', filter: '' },
  purchases: {
    args: 'page perPage filter sortBy',
    filter:
      'paymentStatus supplierId invoicedOnFrom invoicedOnTo dueOnFrom dueOnTo isOverdue search',
  },
  refunds: {
    args: 'page perPage filter sortBy',
    filter: 'supplierId creditedOnFrom creditedOnTo search',
  },
  suppliers: { args: 'page perPage filter sortBy', filter: 'search' },
};

/** The input fields of each mutation; a dot leads into an object. */
const mutations: Record<string, string> = {
  createSession: 'email password',
  createSessionOtp: 'email',
  useSessionOtp: 'token',
  refreshSessionOtp: 'token',
  createTeamAccount: 'attributes.name',
  registerAccount: `attributes.email attributes.firstName attributes.lastName attributes.password attributes.language
    attributes.marketingConsent attributes.necessaryCookiesConsent attributes.referrer attributes.occupation`,
  registerTeamAccount: 'attributes.email team.name team.tag team.organizationNumber',
  onboard:
    'attributes.firstName attributes.lastName attributes.language attributes.marketingConsent',
  updateAccount: `personal attributes.address attributes.email attributes.name attributes.phoneNumber
    attributes.language attributes.symbol attributes.logo.data`,
  createPolicyDocument: 'attributes.file.data attributes.file.filename',
  destroyPolicyDocument: 'id',
  deleteAccount: '',
  cancelAccountDeletion: '',
  destroyAccountSymbol: 'personal',
  destroyAccountLogo: 'personal',
  updateUser: 'attributes.password',
  createDepartment: 'name description',
  updateDepartment: 'id name description',
  destroyDepartment: 'id',
  addAccountMember: `email firstName lastName role departmentMemberships.departmentId departmentMemberships.role
    departmentMemberships.accessToCRC departmentMemberships.accessToIdentity`,
  updateAccountMember: 'memberId role departmentMemberships.departmentId',
  removeAccountMember: 'memberId',
  setAccountOwner: 'memberId',
  setDefaultIdentity: 'id',
  switchAccount: 'id',
  sendSmsConfirmation: 'countryCode number',
  verifyPhoneNumber: 'countryCode number token',
  validatePasswordResetToken: 'token',
  createBankAccount: `freelanceProfileId attributes.accountNumber attributes.currency attributes.swiftCode
    attributes.default`,
  destroyBankAccount: 'id',
  setDefaultBankAccount: 'id',
  setEnrollment: 'freelanceProfileId partnerAccountId',
  approveEnrollment: 'id',
  createClient: `attributes.freelanceProfileId attributes.clientType attributes.clientNumber attributes.name
    attributes.address.postalCode attributes.referencePeople.email`,
  updateClient: 'id attributes.name',
  archiveClient: 'id',
  sendSupportMessage: 'clientId freelanceProfileId message',
  createFreelanceProfile: 'attributes.freelanceType attributes.bankAccount.accountNumber',
  updateFreelanceProfile: 'id attributes.referencePeople.name',
  archiveFreelanceProfile: 'id',
  unarchiveFreelanceProfile: 'id',
  createInvoice: 'freelanceProfileId clientId lines.lineType',
  updateInvoice: `id freelanceProfileId bankAccountId senderReferencePerson.name clientId clientReferencePerson.name
    lines.workReport.type buyerReference orderReference invoicedOn dueOn`,
  destroyInvoice: 'id',
  duplicateInvoice: 'id',
  submitInvoice: 'id',
  resolveInvoice: 'id',
  sendInvoiceViaEhf: 'id',
  sendInvoiceViaEmail: 'id',
  createCreditNote: 'invoiceId lines.invoiceLineId lines.quantity reason',
  sendCreditNoteViaEhf: 'id',
  sendCreditNoteViaEmail: 'id',
  createInvoiceLine: 'invoiceId attributes.lineType',
  updateInvoiceLine: 'id attributes.quantity',
  destroyInvoiceLine: 'id',
  createReceipt: 'invoiceId attributes.file.data attributes.file.filename',
  destroyReceipt: 'id',
  createJobCheck: `jobApplicationId jobCheckType attributes.content attributes.documents attributes.hasConsented`,
};

const words = (text: string) => text.split(/\s+/).filter(Boolean);

// Requirements: A3.1, A3.2, A3.6, A3.7, A3.9, A3.11, A3.14, B3.1, B3.2, B3.5, B3.6, B3.15, B3.24,
// B3.28
test.each(Object.entries(entities))('%s has its fields', (name, fields) => {
  const type = schema.getType(name);
  const known = isObjectType(type) ? Object.keys(type.getFields()) : [];
  expect(known).toEqual(expect.arrayContaining(words(fields)));
});

// Requirements: A1.15, A2.116, A3.21, A5.31, A5.33, A6.1, A8.15, B3.17, B8.1
test.each(Object.entries(enums))('%s has its values and no others', (name, values) => {
  const type = schema.getType(name);
  const known = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  expect(known.sort()).toEqual(words(values).sort());
});

describe('lists', () => {
  // Requirements: A7.9, A7.11, A7.12, B7.3, B7.4
  test.each(Object.entries(lists))(
    '%s accept the arguments and filters of the specification',
    (name, { args, filter }) => {
      const field = schema.getQueryType()!.getFields()[name]!;
      expect(field.args.map((arg) => arg.name)).toEqual(expect.arrayContaining(words(args)));
      expect(fieldsOf(String(field.type))).toEqual(
        expect.arrayContaining(['items', 'total', 'exportPath']),
      );
      const filters = field.args.find((arg) => arg.name === 'filter')?.type;
      expect(fieldsOf(String(filters))).toEqual(expect.arrayContaining(words(filter)));
    },
  );

  test('no list is filtered by the account or the user, of which a caller has one', () => {
    const filters = Object.keys(schema.getTypeMap()).filter((name) => name.endsWith('Filter'));
    expect(filters).toEqual(expect.arrayContaining(['InvoiceFilter', 'MemberFilter']));
    const named = filters.flatMap((name) => fieldsOf(name).map((field) => `${name}.${field}`));
    expect(named.filter((name) => /\.(account|user)Ids?$/.test(name))).toEqual([]);
    expect(fieldsOf('MemberFilter')).toContain('departmentId');
  });

  // Requirements: B3.18
  test('invoices are sorted by the fields of the specification', () => {
    const names = ['AMOUNT', 'CLIENT_NAME', 'CREATED_AT', 'INVOICE_NUMBER', 'SUBMITTED_AT'];
    const type = schema.getType('InvoiceSort');
    const known = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    expect(known.sort()).toEqual(names.flatMap((name) => [`${name}_ASC`, `${name}_DESC`]).sort());
  });
});

// Requirements: A3.12, A7.8, A7.28, A7.29, A7.31, A7.32, A7.33, A7.34, A7.35, A7.36, B3.16, B7.2,
// B7.12
test.each(Object.entries(mutations))('%s takes its arguments and returns errors', (name, taken) => {
  const field = schema.getMutationType()!.getFields()[name]!;
  expect(fieldsOf(String(field.type))).toContain('errors');
  for (const argument of words(taken)) {
    let type = String(field.args[0]!.type);
    for (const key of argument.split('.')) {
      expect({ path: argument, fields: fieldsOf(type) }).toMatchObject({
        fields: expect.arrayContaining([key]),
      });
      type = typeOfField(type, key);
    }
  }
});

function namedFields(type: string) {
  const found = schema.getType(type.replace(/[[\]!]/g, ''));
  return found && 'getFields' in found ? found.getFields() : {};
}
function fieldsOf(type: string): string[] {
  return Object.keys(namedFields(type));
}
function typeOfField(type: string, key: string): string {
  return String((namedFields(type) as Record<string, { type: unknown }>)[key]?.type);
}
