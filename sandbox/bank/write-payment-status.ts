import { type Xml, xmlDocument, xmlElement } from '#shared/xml.ts';

export type SimulatedReason = { code: string; text?: string };

type Level = { status?: string; reasons?: SimulatedReason[] };

export type SimulatedPaymentStatus = Level & {
  messageId: string;
  createdAt: string;
  originalMessageId: string;
  originalMessageType: string;
  payments: (Level & {
    paymentInformationId: string;
    transactions: (Level & { endToEndId: string })[];
  })[];
};

/** Writes a pain.002. A level without status leaves it to the levels above or below. */
export function writePaymentStatus(answer: SimulatedPaymentStatus, version: '03' | '10'): string {
  const body = xmlElement('CstmrPmtStsRpt', [
    xmlElement('GrpHdr', [
      xmlElement('MsgId', answer.messageId),
      xmlElement('CreDtTm', answer.createdAt),
    ]),
    xmlElement('OrgnlGrpInfAndSts', [
      xmlElement('OrgnlMsgId', answer.originalMessageId),
      xmlElement('OrgnlMsgNmId', answer.originalMessageType),
      ...level('GrpSts', answer),
    ]),
    ...answer.payments.map((payments) =>
      xmlElement('OrgnlPmtInfAndSts', [
        xmlElement('OrgnlPmtInfId', payments.paymentInformationId),
        ...level('PmtInfSts', payments),
        ...payments.transactions.map((one) =>
          xmlElement('TxInfAndSts', [
            xmlElement('OrgnlEndToEndId', one.endToEndId),
            ...level('TxSts', one),
          ]),
        ),
      ]),
    ),
  ]);
  const xmlns = `urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}`;
  return xmlDocument(xmlElement('Document', [body], { xmlns }));
}

const level = (name: string, { status, reasons = [] }: Level): (Xml | null)[] => [
  xmlElement(name, status),
  ...reasons.map(({ code, text }) =>
    xmlElement('StsRsnInf', [
      xmlElement('Rsn', [xmlElement('Cd', code)]),
      xmlElement('AddtlInf', text),
    ]),
  ),
];
