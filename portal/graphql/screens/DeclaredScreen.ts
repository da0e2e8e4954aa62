import type { TadaDocumentNode } from 'gql.tada';
import type { Screen } from '../../../plugins/core/screens/screen.ts';

/** A row of a declared screen; its type is known only from the catalogue, at run time. */
export type Row = Record<string, unknown> & { id: string };

export interface ListResult {
  [list: string]: {
    total: number;
    exportPath: string;
    csvPath: string;
    sums?: Record<string, number>;
    items: Row[];
  };
}

export interface RowEvent {
  id: string;
  actor: string;
  eventType: string;
  occurredAt: string;
  status: string | null;
}

export interface RowResult {
  node: (Row & { __typename: string; availableActions?: string[]; events: RowEvent[] }) | null;
}

export interface ActionResult {
  [mutation: string]: {
    errors: { code: string; path: string }[];
    [row: string]: unknown;
  };
}

/** A screen with all it asks for, as the build has written it. */
export interface DeclaredScreen {
  default: Screen;
  operations: {
    list: TadaDocumentNode<ListResult, Record<string, unknown>>;
    row: TadaDocumentNode<RowResult, { id: string }>;
    news: TadaDocumentNode<Record<string, unknown>, Record<string, never>> | null;
    choices: Record<
      string,
      TadaDocumentNode<Record<string, { total: number; items: Row[] }>, { search?: string | null }>
    >;
    actions: Record<string, TadaDocumentNode<ActionResult, { input: Record<string, unknown> }>>;
  };
}
