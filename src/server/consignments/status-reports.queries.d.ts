import type { CourierStatus } from '#contract/values/couriers';
import type { StatusReport } from '../couriers/courier.ts';
import type { Db } from '../platform/database/db.ts';
interface StoredReport extends Pick<StatusReport, 'word' | 'said' | 'collectedPoisha' | 'reason'> {
    consignmentId: number;
    source: 'push' | 'asked';
    happenedAt: Date;
    counted: boolean;
}
/** False: told before. */
export declare function insertStatus(tx: Db, word: StoredReport): Promise<boolean>;
/** What the company said when it was last asked; undefined where it was not. */
export declare function lastPolledStatus(tx: Db, consignmentId: number): Promise<string | undefined>;
/** Once, however often it is told. */
export declare function insertCourierWebhook(db: Db, accountId: number, digest: Buffer, body: string): Promise<void>;
/** The oldest that have no job yet; those that another process takes at the same moment are left to it. */
export declare function takeUnqueued(tx: Db, atMost: number): Promise<{
    id: number;
    accountId: number;
}[]>;
/** Held to the end of the transaction, and processed with it; undefined where it was before. */
export declare function takeWebhookToProcess(tx: Db, id: number): Promise<{
    accountId: number;
    body: string;
    company: import("kysely").ExtractColumnType<{
        addresses: {
            id: import("kysely").GeneratedAlways<number>;
            account_id: number;
            label: string;
            name: string;
            phone: string;
            address_line: string;
            landmark: string;
            division: string;
            district: string;
            upazila: string;
            city: string;
            is_default: boolean;
        };
        audit_entries: {
            id: import("kysely").GeneratedAlways<number>;
            at: import("kysely").Generated<Date>;
            actor_id: number;
            action: string;
            subject: import("../../contract/audit.ts").AuditSubject;
            subject_id: number;
            subject_name: string | null;
            before: import("kysely").ColumnType<Record<string, unknown> | null, string | null, never>;
            after: import("kysely").ColumnType<Record<string, unknown> | null, string | null, never>;
        };
        audit_of_accounts: {
            id: number;
            account_id: number;
            at: Date;
            action: string;
            before: Record<string, unknown> | null;
            after: Record<string, unknown> | null;
            is_own_deed: boolean;
        };
        audit_told: {
            id: number;
            at: Date;
            actor_id: number;
            actor_name: string;
            action: string;
            subject: import("../../contract/audit.ts").AuditSubject;
            subject_id: number;
            subject_name: string;
            before: Record<string, unknown> | null;
            after: Record<string, unknown> | null;
        };
        cart_lines: {
            id: import("kysely").GeneratedAlways<number>;
            customer_id: number;
            product_id: number;
            size: string;
            quantity: number;
            seen_price_poisha: number;
            added_at: import("kysely").Generated<Date>;
        };
        categories: {
            id: import("kysely").Generated<number>;
            name: string;
            parent_id: number | null;
            is_active: import("kysely").Generated<boolean>;
            display_order: import("kysely").Generated<number>;
            version: import("kysely").Generated<number>;
        };
        commission_rules: {
            id: import("kysely").GeneratedAlways<number>;
            name: string;
            vendor_id: number | null;
            category_id: number | null;
            basis_points: number;
            fixed_poisha: number;
            lowest_poisha: number | null;
            highest_poisha: number | null;
            valid_from: Date;
            ended_at: Date | null;
            created_at: import("kysely").Generated<Date>;
        };
        consent_texts: {
            hash: Buffer;
            words: string;
        };
        consents: {
            id: import("kysely").GeneratedAlways<number>;
            account_id: number;
            purpose: import("../../contract/declarations.ts").Consent['purpose'];
            is_given: boolean;
            source: import("../../contract/declarations.ts").Consent['source'];
            text_hash: Buffer;
            at: import("kysely").Generated<Date>;
        };
        consignments: {
            id: import("kysely").GeneratedAlways<number>;
            parcel_id: number;
            account_id: number;
            invoice: string;
            asked_by: number;
            asked_for: 'store' | 'shop';
            state: import("kysely").Generated<import("#contract/values/couriers").ConsignmentState>;
            recipient: import("kysely").ColumnType<Record<string, unknown>, string, never>;
            cash_poisha: number | null;
            asked_at: Date | null;
            asked_as: Buffer | null;
            claimed_at: Date | null;
            number: import("kysely").Generated<string>;
            tracking_code: import("kysely").Generated<string>;
            charge_poisha: number | null;
            quoted_poisha: number | null;
            word: import("#contract/values/couriers").CourierStatus | null;
            said: import("kysely").Generated<string>;
            collected_poisha: number | null;
            problem: import("kysely").Generated<string>;
            next_ask_at: Date | null;
            created_at: import("kysely").Generated<Date>;
        };
        contact_changes: {
            id: import("kysely").GeneratedAlways<number>;
            account_id: number;
            field: 'email' | 'phone';
            old_value: string | null;
            new_value: string;
            was_email_proven: import("kysely").Generated<boolean>;
            undo_hash: Buffer | null;
            undo_until: Date;
            undone_at: Date | null;
            changed_at: import("kysely").Generated<Date>;
        };
        contact_changes_told: {
            id: number;
            account_id: number;
            field: 'email' | 'phone';
            old_value: string | null;
            new_value: string;
            changed_at: Date;
            undone_at: Date | null;
        };
        courier_accounts: {
            id: import("kysely").GeneratedAlways<number>;
            company: import("#contract/values/couriers").Company;
            vendor_id: number | null;
            environment: import("#contract/values/couriers").Environment;
            is_on: import("kysely").Generated<boolean>;
            sealed_keys: Buffer;
            push_digest: Buffer;
            problem: import("kysely").Generated<string>;
            changed_at: import("kysely").Generated<Date>;
        };
        courier_places: {
            company: import("#contract/values/couriers").Company;
            environment: import("#contract/values/couriers").Environment;
            level: number;
            number: string;
            parent: string | null;
            name: string;
        };
        courier_pushes: {
            id: import("kysely").GeneratedAlways<number>;
            account_id: number;
            digest: Buffer;
            body: string;
            received_at: import("kysely").Generated<Date>;
            queued_at: import("kysely").Generated<Date | null>;
            understood_at: Date | null;
            problem: import("kysely").Generated<string>;
        };
        courier_words: {
            id: import("kysely").GeneratedAlways<number>;
            consignment_id: number;
            word: import("#contract/values/couriers").CourierStatus | null;
            said: string;
            source: 'push' | 'asked';
            collected_poisha: number | null;
            reason: import("kysely").Generated<string>;
            happened_at: Date;
            learned_at: import("kysely").Generated<Date>;
            counted: boolean;
        };
        delivery_times: {
            zone: import("../../contract/values/promises.ts").Zone;
            fewest_days: number;
            most_days: number;
            parcels: number;
            reckoned_at: import("kysely").Generated<Date>;
        };
        earlier_contacts: {
            vendor_id: number;
            email: string;
            phone: string;
            changed_at: import("kysely").Generated<Date>;
        };
        event_deliveries: {
            event_id: number;
            subscriber: string;
            delivered_at: import("kysely").Generated<Date>;
        };
        event_subscribers: {
            event: string;
            subscriber: string;
        };
        "graphile_worker.jobs": {
            id: number;
        };
        import_changes: {
            import_id: string;
            product_id: number;
            before: import("kysely").ColumnType<unknown | null, string | null>;
            after: import("kysely").ColumnType<unknown | null, string | null>;
        };
        import_pictures: {
            import_id: string;
            product_id: number;
            line: number;
            column_name: string;
            address: string;
            former_image: string | null;
            tries: import("kysely").Generated<number>;
            due_at: import("kysely").Generated<Date>;
            ended_at: Date | null;
            problem: string | null;
        };
        imports: {
            id: string;
            owner_id: number;
            is_running: import("kysely").Generated<boolean>;
            job: import("kysely").ColumnType<import("../../contract/imports.ts").ImportJob, string, string>;
            file: Buffer | null;
            request: import("kysely").ColumnType<unknown | null, string, null>;
            told_at: import("kysely").Generated<Date>;
            pictures_asked_at: Date | null;
            undo: import("kysely").ColumnType<import("../../contract/imports.ts").ImportJob['undo'] | null, string | null, string | null>;
        };
        imports_running: {
            owner_id: number;
            told_at: Date;
        };
        invoice_series: {
            issuer: string;
            form: import("../../contract/values/invoices.ts").InvoiceForm;
            fiscal_year: number;
            last: number;
        };
        ledger_accounts: {
            id: import("kysely").GeneratedAlways<number>;
            kind: string;
            owner: string;
            lane: number;
            balance_poisha: import("kysely").Generated<number>;
            version: import("kysely").Generated<number>;
        };
        ledger_entries: {
            account_id: number;
            version: number;
            journal_id: number;
            amount_poisha: number;
            balance_poisha: number;
        };
        ledger_journals: {
            id: import("kysely").GeneratedAlways<number>;
            kind: string;
            source: string;
            subject: string;
            reverses: number | null;
            happened_at: Date;
            written_at: import("kysely").Generated<Date>;
        };
        line_commissions: {
            line_id: number;
            parcel_id: number;
            commission_rule: string;
            commission_basis_points: number;
            commission_fixed_poisha: number;
            commission_poisha: number;
            commission_vat_basis_points: number;
            commission_vat_poisha: number;
            vat_basis_points: number;
        };
        line_outcomes: {
            line_id: number;
            outcome: import("../../contract/values/stages.ts").Outcome;
            quantity: number;
            fit_quantity: number | null;
        };
        login_failures: {
            account: string;
            network: string;
            device: string | null;
            failed_at: import("kysely").Generated<Date>;
        };
        low_sizes: {
            product_id: number;
            size: import("../../contract/values/sizes.ts").Size;
            line: number;
            told_at: import("kysely").Generated<Date>;
            product_version: import("kysely").Generated<number>;
            has_risen: import("kysely").Generated<boolean>;
        };
        manual_entries: {
            id: import("kysely").GeneratedAlways<number>;
            vendor_id: number;
            kind: import("../../contract/values/manual-entries.ts").ManualEntryKind;
            amount_poisha: number;
            vat_basis_points: import("kysely").Generated<number>;
            vat_poisha: import("kysely").Generated<number>;
            reason: string;
            key: string;
            state: import("kysely").Generated<import("../../contract/values/manual-entries.ts").ManualEntryState>;
            prepared_by: number;
            prepared_at: import("kysely").Generated<Date>;
            decided_by: number | null;
            decided_at: Date | null;
            refused_because: import("kysely").Generated<string>;
        };
        message_preferences: {
            account_id: number;
            kind: string;
            way: import("../../contract/messaging.ts").Channel;
            is_on: boolean;
        };
        messages: {
            id: import("kysely").GeneratedAlways<number>;
            event_id: number | null;
            kind: string;
            way: import("kysely").Generated<import("../../contract/messaging.ts").Channel>;
            recipient: string;
            account_id: number | null;
            order_id: number | null;
            subject: string;
            to_address: string | null;
            to_phone: string | null;
            html: string | null;
            plain_text: string | null;
            state: import("../../contract/messaging.ts").MessageState;
            tries: import("kysely").Generated<number>;
            problem: import("kysely").Generated<string>;
            message_id: string | null;
            claimed_at: Date | null;
            created_at: import("kysely").Generated<Date>;
            tried_at: Date | null;
            parts: number | null;
            cost_poisha: number | null;
            gateway_id: string | null;
            path: string | null;
            read_at: Date | null;
            expires_at: Date | null;
            unsubscribe_url: string | null;
            is_unproven: import("kysely").Generated<boolean>;
            caused_by: number | null;
        };
        messages_told: {
            id: number;
            account_id: number | null;
            way: import("../../contract/messaging.ts").Channel;
            kind: string;
            subject: string;
            state: import("../../contract/messaging.ts").MessageState;
            created_at: Date;
        };
        one_time_secrets: {
            ticket: string;
            purpose: 'sign_in' | 'reset_password' | 'prove_account' | 'change_contact' | 'store_contact';
            recipient: string;
            account_id: number | null;
            secret_hash: Buffer | null;
            asked_by: string | null;
            epoch: import("kysely").Generated<number | null>;
            tries: import("kysely").Generated<number>;
            expires_at: Date;
        };
        order_adjustments: {
            id: import("kysely").GeneratedAlways<number>;
            order_id: number;
            parcel_id: number | null;
            what: string;
            paid_by: 'shop' | 'store';
            poisha: number;
        };
        order_lines: {
            id: import("kysely").GeneratedAlways<number>;
            parcel_id: number;
            product_id: number;
            name: string;
            price_poisha: number;
            image: string | null;
            size: string;
            quantity: number;
            stock_taken: boolean;
            commission_rule: import("kysely").Generated<string>;
            commission_basis_points: import("kysely").Generated<number>;
            commission_fixed_poisha: import("kysely").Generated<number>;
            commission_poisha: import("kysely").Generated<number>;
            commission_vat_basis_points: import("kysely").Generated<number>;
            commission_vat_poisha: import("kysely").Generated<number>;
            vat_basis_points: import("kysely").Generated<number>;
        };
        order_requests: {
            customer_id: number;
            key: string;
            body_hash: string;
            order_id: number;
            created_at: import("kysely").Generated<Date>;
        };
        orders: {
            id: import("kysely").GeneratedAlways<number>;
            customer_id: number;
            name: string;
            email: string;
            phone: string;
            alt_phone: import("kysely").Generated<string>;
            shipping_address: string;
            shipping_city: string;
            notes: import("kysely").Generated<string>;
            status: import("kysely").Generated<import("../../contract/orders.ts").OrderStatus>;
            items_poisha: number;
            shipping_poisha: number;
            adjustments_poisha: import("kysely").Generated<number>;
            total_poisha: number;
            due_poisha: number;
            created_at: import("kysely").Generated<Date>;
        };
        outbox: {
            id: import("kysely").GeneratedAlways<number>;
            name: string;
            payload: import("kysely").ColumnType<unknown, string, never>;
            emitted_at: import("kysely").Generated<Date>;
        };
        own_numbers: {
            vendor_id: number;
            number: string;
            product_id: number;
        };
        parcel_moves: {
            id: import("kysely").GeneratedAlways<number>;
            parcel_id: number;
            stage: import("../../contract/values/stages.ts").Stage;
            moved_by: import("../../contract/values/stages.ts").MovedBy;
            account_id: number | null;
            happened_at: import("kysely").Generated<Date>;
            learned_at: import("kysely").Generated<Date>;
            reason: import("kysely").Generated<string>;
            is_correction: import("kysely").Generated<boolean>;
        };
        parcel_states: {
            id: number;
            order_id: number;
            status: import("../../contract/orders.ts").OrderStatus;
            shipping_poisha: number | null;
            stage: import("../../contract/values/stages.ts").Stage;
        };
        parcels: {
            id: import("kysely").GeneratedAlways<number>;
            order_id: number;
            vendor_id: number;
            status: import("kysely").Generated<import("../../contract/orders.ts").OrderStatus>;
            items_poisha: number;
            adjustments_poisha: import("kysely").Generated<number>;
            store_adjustments_poisha: import("kysely").Generated<number>;
            stage: import("kysely").Generated<import("../../contract/values/stages.ts").Stage>;
            shipping_poisha: number | null;
            booked_shipping_poisha: number | null;
            told_in_part: import("kysely").Generated<boolean>;
            awaits_confirmation: import("kysely").Generated<boolean>;
            courier: string | null;
            collects_for: import("../../contract/values/stages.ts").CollectsFor | null;
            tracking_number: import("kysely").Generated<string>;
            kept_poisha: number | null;
            collected_poisha: number | null;
            return_paid_poisha: number | null;
            supply_vat_basis_points: number | null;
            received_back_at: Date | null;
            moved_at: Date | null;
            moved_by: number | null;
            cancel_reason: import("kysely").Generated<string>;
        };
        payout_accounts: {
            id: import("kysely").GeneratedAlways<number>;
            vendor_id: number;
            way: import("../../contract/values/payouts.ts").PayoutMethod;
            bank: import("kysely").Generated<string>;
            branch: import("kysely").Generated<string>;
            routing_number: import("kysely").Generated<string>;
            account_name: import("kysely").Generated<string>;
            number: import("kysely").Generated<string>;
            state: import("kysely").Generated<import("../../contract/values/papers.ts").AccountState>;
            refusal_reason: string | null;
            handed_in_at: import("kysely").Generated<Date>;
            handed_in_by: number;
            decided_at: Date | null;
            decided_by: number | null;
            payable_from: Date | null;
        };
        payout_files: {
            id: import("kysely").GeneratedAlways<number>;
            way: import("../../contract/values/payouts.ts").FileMethod;
            made_by: number;
            made_at: import("kysely").Generated<Date>;
        };
        payouts: {
            id: import("kysely").GeneratedAlways<number>;
            vendor_id: number;
            statement_id: number;
            amount_poisha: number;
            way: import("../../contract/values/payouts.ts").PayoutMethod;
            pay_to: string;
            account_id: number | null;
            state: import("kysely").Generated<import("../../contract/values/payouts.ts").PayoutState>;
            prepared_by: number;
            prepared_at: import("kysely").Generated<Date>;
            approved_by: number | null;
            approved_at: Date | null;
            paid_by: number | null;
            paid_at: Date | null;
            reference: import("kysely").Generated<string>;
            failed_by: number | null;
            failed_at: Date | null;
            failed_because: import("kysely").Generated<string>;
            file_id: import("kysely").Generated<number | null>;
        };
        picture_sources: {
            product_id: number;
            address: string;
        };
        product_counts: {
            category_id: number;
            vendor_id: number;
            products: number;
        };
        product_sizes: {
            product_id: number;
            size: string;
            stock: number | null;
        };
        products: {
            id: import("kysely").GeneratedAlways<number>;
            vendor_id: number;
            category_id: import("kysely").ColumnType<number | null, number, number>;
            name: string;
            description: import("kysely").Generated<string>;
            specification: import("kysely").Generated<string>;
            price_poisha: number;
            compare_at_poisha: number | null;
            tags: import("kysely").Generated<string[]>;
            size_chart: import("kysely").ColumnType<import("../../contract/values/sizes.ts").SizeChartRow[] | null, string | null, string | null>;
            image: string | null;
            search: import("kysely").ColumnType<string, string, string>;
            sizes_in_stock: import("kysely").Generated<number>;
            tier: import("kysely").GeneratedAlways<number>;
            indexed_as: import("kysely").Generated<number>;
            version: import("kysely").Generated<number>;
            created_at: import("kysely").Generated<Date>;
            updated_at: import("kysely").Generated<Date>;
            deleted_at: Date | null;
        };
        promises: {
            parcel_id: number;
            kind: import("../../contract/values/promises.ts").DeadlineKind;
            zone: import("../../contract/values/promises.ts").Zone;
            due_at: Date;
            admins_due_at: Date;
            kept_at: Date | null;
            ended_at: Date | null;
            told_store_at: Date | null;
            told_admins_at: Date | null;
        };
        rate_limits: {
            kind: string;
            subject: string;
            spent: number;
            window_ends_at: Date;
        };
        recovery_codes: {
            account_id: number;
            code_hash: Buffer;
            used_at: Date | null;
            created_at: import("kysely").Generated<Date>;
        };
        refund_costs: {
            refund_id: number;
            parcel_id: number;
            store_poisha: number;
            commission_poisha: number;
            commission_vat_poisha: number;
        };
        refund_lines: {
            refund_id: number;
            line_id: number;
            quantity: number;
            amount_poisha: number;
            store_poisha: number;
            commission_poisha: number;
            commission_vat_poisha: number;
        };
        refund_payments: {
            id: import("kysely").GeneratedAlways<number>;
            refund_id: number;
            way: import("../../contract/values/refunds.ts").RefundMethod;
            reference: string;
            paid_from: import("../../contract/values/refunds.ts").RefundTill;
            paid_by: number;
            paid_at: import("kysely").Generated<Date>;
            failed_by: number | null;
            failed_at: Date | null;
            failed_because: import("kysely").Generated<string>;
        };
        refunds: {
            id: import("kysely").GeneratedAlways<number>;
            parcel_id: number;
            order_id: number;
            customer_id: number;
            vendor_id: number;
            key: string;
            reason: string;
            granted_by: number;
            granted_at: import("kysely").Generated<Date>;
            due_at: import("kysely").Generated<Date>;
            amount_poisha: number;
            shipping_poisha: number;
            store_poisha: number;
            rounding_poisha: import("kysely").Generated<number>;
            commission_poisha: number;
            commission_vat_poisha: number;
            state: import("kysely").Generated<import("../../contract/values/refunds.ts").RefundState>;
            cancelled_by: number | null;
            cancelled_at: Date | null;
            cancelled_because: import("kysely").Generated<string>;
        };
        search_spellings: {
            spelling: string;
            word: string;
            spelled_as: import("kysely").Generated<number>;
            products: import("kysely").Generated<number>;
            slips: import("kysely").Generated<number>;
        };
        sessions: {
            id: import("kysely").GeneratedAlways<number>;
            account_id: number;
            epoch: number;
            browser: string | null;
            system: string | null;
            network: string;
            began_at: import("kysely").Generated<Date>;
            seen_at: import("kysely").Generated<Date>;
            expires_at: Date;
            ended_at: Date | null;
            proven_at: import("kysely").Generated<Date | null>;
        };
        settings: {
            id: import("kysely").Generated<number>;
            version: import("kysely").Generated<number>;
            overrides: import("kysely").ColumnType<Record<string, unknown>, string, string>;
        };
        settlement_decisions: {
            id: import("kysely").GeneratedAlways<number>;
            row_id: number;
            decision: import("../../contract/values/settlements.ts").Decision;
            reason: string;
            decided_by: number;
            decided_at: import("kysely").Generated<Date>;
        };
        settlement_file_decisions: {
            id: import("kysely").GeneratedAlways<number>;
            file_id: number;
            decision: import("../../contract/values/settlements.ts").FileDecision;
            reason: string;
            decided_by: number;
            decided_at: import("kysely").Generated<Date>;
        };
        settlement_files: {
            id: import("kysely").GeneratedAlways<number>;
            company: import("#contract/values/couriers").Company;
            name: string;
            source: 'file' | 'api';
            digest: Buffer;
            content: import("kysely").ColumnType<unknown[], string, never>;
            row_count: number;
            collected_poisha: number;
            charge_poisha: number;
            net_poisha: number;
            told_poisha: number | null;
            problems: import("kysely").ColumnType<unknown[], string | undefined, never>;
            problem_count: import("kysely").Generated<number>;
            loaded_by: number | null;
            loaded_at: import("kysely").Generated<Date>;
        };
        settlement_mappings: {
            company: import("#contract/values/couriers").Company;
            columns: import("kysely").ColumnType<Record<string, unknown>, string, string>;
            changed_at: import("kysely").Generated<Date>;
        };
        settlement_rows: {
            id: import("kysely").GeneratedAlways<number>;
            file_id: number;
            company: import("#contract/values/couriers").Company;
            line: number;
            number: string;
            invoice: string;
            kind: import("../../contract/values/settlements.ts").RowKind;
            collected_poisha: number;
            charge_poisha: number;
            net_poisha: number;
            consignment_id: number | null;
            parcel_id: number | null;
            verdict: import("../../contract/values/settlements.ts").Verdict;
            expected_poisha: number | null;
            event: string;
            is_first: boolean;
            subject: string;
            judged_at: import("kysely").Generated<Date>;
            gone: import("kysely").ColumnType<import("../../contract/values/settlements.ts").Gone | null, undefined, 'taken_back' | 'replaced' | 'judged_again'>;
        };
        settlement_take_backs: {
            file_id: number;
            reason: string;
            taken_back_by: number;
            taken_back_at: import("kysely").Generated<Date>;
        };
        settling_times: {
            company: import("#contract/values/couriers").Company;
            fewest_days: number;
            most_days: number;
            parcels: number;
            reckoned_at: import("kysely").Generated<Date>;
        };
        sms_days: {
            day: import("kysely").ColumnType<string, import("kysely").RawBuilder<string>, never>;
            spent_poisha: import("kysely").Generated<number>;
            parts: import("kysely").Generated<number>;
            code_poisha: import("kysely").Generated<number>;
            code_parts: import("kysely").Generated<number>;
            unproven_poisha: import("kysely").Generated<number>;
            is_warned: import("kysely").Generated<boolean>;
        };
        statement_lines: {
            statement_id: number;
            position: number;
            kind: import("../../contract/values/payouts.ts").StatementLineKind;
            subject: string;
            happened_at: Date;
            amount_poisha: number;
            vat_poisha: number;
            account_id: number;
            version: number;
        };
        statement_periods: {
            vendor_id: number;
            period: import("../../contract/values/statement-periods.ts").StatementPeriod;
        };
        statements: {
            id: import("kysely").GeneratedAlways<number>;
            vendor_id: number;
            number: number;
            first_day: string;
            last_day: string;
            opening_poisha: number;
            closing_poisha: number;
            waiting_poisha: number;
            line_count: number;
            sha256: string;
            closed_at: import("kysely").Generated<Date>;
        };
        store_debts: {
            id: import("kysely").GeneratedAlways<number>;
            vendor_id: number;
            statement_id: number;
            told_at: import("kysely").Generated<Date>;
            paused_at: Date | null;
            lifted_until: string | null;
            ended_at: Date | null;
        };
        store_papers: {
            id: import("kysely").GeneratedAlways<number>;
            vendor_id: number;
            kind: import("../../contract/values/papers.ts").DocumentKind;
            number: string;
            holder: string;
            address: import("kysely").Generated<string>;
            state: import("kysely").Generated<import("../../contract/values/papers.ts").DocumentState>;
            refusal_reason: string | null;
            handed_in_at: import("kysely").Generated<Date>;
            handed_in_by: number;
            decided_at: Date | null;
            decided_by: number | null;
        };
        store_payments: {
            id: import("kysely").GeneratedAlways<number>;
            vendor_id: number;
            amount_poisha: number;
            way: import("../../contract/values/payouts.ts").PayoutMethod;
            reference: string;
            recorded_by: number;
            recorded_at: import("kysely").Generated<Date>;
            taken_back_at: Date | null;
            taken_back_by: number | null;
            taken_back_because: import("kysely").Generated<string>;
        };
        tax_invoice_lines: {
            invoice_id: number;
            position: number;
            description: string;
            subject: string;
            unit: import("../../contract/values/invoices.ts").InvoiceUnit;
            quantity: number;
            vat_basis_points: number;
            value_poisha: number;
            vat_poisha: number;
        };
        tax_invoices: {
            id: import("kysely").GeneratedAlways<number>;
            form: import("../../contract/values/invoices.ts").InvoiceForm;
            kind: import("../../contract/values/invoices.ts").InvoiceKind;
            source: string;
            vendor_id: number;
            order_id: number | null;
            parcel_id: number | null;
            statement_id: number | null;
            corrects: number | null;
            refund_id: import("kysely").Generated<number | null>;
            issuer: import("kysely").Generated<string>;
            fiscal_year: import("kysely").Generated<number>;
            number: import("kysely").Generated<number>;
            issued_at: import("kysely").Generated<Date>;
            supplied_at: Date;
            issuer_name: string;
            issuer_bin: string;
            issuer_address: string;
            brand: string;
            buyer_name: string;
            buyer_bin: string;
            destination: string;
            officer_name: string;
            officer_designation: string;
            reason: string;
            value_poisha: number;
            vat_poisha: number;
            line_count: number;
        };
        told_failed_jobs: {
            job_id: number;
            told_at: import("kysely").Generated<Date>;
        };
        told_holdings: {
            vendor_id: number;
            held_by: 'account' | 'phone' | 'place';
            subject: string;
            told_at: import("kysely").Generated<Date>;
        };
        told_late_payouts: {
            parcel_id: number;
            told_at: import("kysely").Generated<Date>;
        };
        totp_secrets: {
            account_id: number;
            sealed: Buffer;
            confirmed_at: Date | null;
            last_step: import("kysely").Generated<number>;
            created_at: import("kysely").Generated<Date>;
        };
        two_step_told: {
            account_id: number;
            on_since: Date;
        };
        users: {
            id: import("kysely").GeneratedAlways<number>;
            username: string | null;
            name: string | null;
            email: string | null;
            is_email_proven: import("kysely").Generated<boolean>;
            phone: string | null;
            password_hash: string | null;
            role: import("../../contract/auth.ts").Role;
            is_active: import("kysely").Generated<boolean>;
            version: import("kysely").Generated<number>;
            token_epoch: import("kysely").Generated<number>;
            created_at: import("kysely").Generated<Date>;
            deleted_at: Date | null;
            admin_changed_at: import("kysely").Generated<Date | null>;
        };
        vat_rates: {
            id: import("kysely").GeneratedAlways<number>;
            what: 'commission' | 'goods';
            basis_points: number;
            valid_from: import("kysely").ColumnType<string, string, never>;
            created_at: import("kysely").Generated<Date>;
        };
        vendors: {
            id: import("kysely").GeneratedAlways<number>;
            owner_id: number | null;
            store_name: string;
            store_description: import("kysely").Generated<string>;
            contact_email: import("kysely").Generated<string>;
            contact_phone: import("kysely").Generated<string>;
            proven_email: import("kysely").Generated<string>;
            proven_phone: import("kysely").Generated<string>;
            name_key: string | null;
            former_name: string | null;
            status: import("kysely").Generated<import("../../contract/vendors.ts").VendorStatus>;
            is_house: import("kysely").Generated<boolean>;
            owner_is_active: import("kysely").Generated<boolean>;
            is_selling: import("kysely").GeneratedAlways<boolean>;
            orders_paused: import("kysely").Generated<boolean>;
            decided_at: Date | null;
            decided_by: number | null;
            rejection_reason: import("kysely").Generated<string>;
            version: import("kysely").Generated<number>;
            created_at: import("kysely").Generated<Date>;
            deleted_at: Date | null;
        };
        visible_categories: {
            id: number;
            path: number[];
            depth: import("kysely").GeneratedAlways<number>;
        };
        webhook_deliveries: {
            id: import("kysely").GeneratedAlways<number>;
            webhook_id: number;
            event_id: number;
            message_id: string;
            event: import("../../contract/events.ts").EventName;
            payload: import("kysely").ColumnType<Record<string, unknown>, string, never>;
            happened_at: Date;
            body: string | null;
            state: import("kysely").Generated<import("../../contract/webhooks.ts").DeliveryState>;
            tries: import("kysely").Generated<number>;
            tried_at: Date | null;
            next_try_at: import("kysely").Generated<Date | null>;
            status: number | null;
            answer: import("kysely").Generated<string>;
            duration_ms: number | null;
            problem: import("kysely").Generated<string>;
        };
        webhooks: {
            id: import("kysely").GeneratedAlways<number>;
            vendor_id: number | null;
            url: string;
            events: string[];
            sealed_secret: Buffer;
            former_secret: Buffer | null;
            former_until: Date | null;
            off_because: import("../../contract/webhooks.ts").WebhookOffReason | null;
            failing_since: Date | null;
            created_at: import("kysely").Generated<Date>;
        };
    }, "courier_accounts" | "courier_pushes", "company">;
    receivedAt: Date;
} | undefined>;
/** Why what it says came to nothing. */
export declare function noteProblem(tx: Db, id: number, problem: string): Promise<void>;
export declare function deleteOldWebhooks(db: Db, days: number, atMost: number): Promise<number>;
/** How the door ended, by what counted. */
export declare function doorStatus(tx: Db, consignmentId: number): Promise<CourierStatus | null>;
export {};
