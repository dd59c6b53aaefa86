// Made from en.json by `npm run messages`: change that.
export const account_add_address = () => `Add an address`
export const account_add_name = () => `Add your name`
export const account_address_hint = () => `House, road, area`
export const account_address_label = () => `Label, such as Home or Office`
export const account_addresses = () => `Address book`
export const account_browser_on_system = (i: { browser: string | number; system: string | number }) => `${i.browser} on ${i.system}`
export const account_change_address = () => `Change the address`
export const account_change_name = () => `Change your name`
export const account_choose_district = () => `Choose a district`
export const account_choose_division = () => `Choose a division`
export const account_code_hint = () => `The 6-digit code in your app.`
export const account_codes_kept = () => `I have saved them`
export const account_codes_save = () => `Save as a file`
export const account_consent_checkout = () => `At the checkout`
export const account_consent_code = () => `When you first logged in by phone`
export const account_consent_given = () => `Agreed`
export const account_consent_profile = () => `On this page`
export const account_consent_register = () => `When you registered`
export const account_consent_store = () => `When you opened a store`
export const account_consent_withdrawn = () => `Withdrawn`
export const account_consent_words = (i: { purpose: string | number }) => `Text of ${i.purpose}`
export const account_consents = () => `Your agreements`
export const account_consents_about = () => `Each with the text you agreed to.`
export const account_data_about = () => `One file with everything Haat keeps about you: account, addresses, cart, orders, sessions, settings, agreements and messages.`
export const account_data_save = () => `Download my data`
export const account_data_saving = () => `Preparing…`
export const account_data_title = () => `My data`
export const account_default_address = () => `Default`
export const account_delete = () => `Delete my account`
export const account_delete_about = () => `This is permanent. The account cannot be restored.`
export const account_delete_address_asked = (i: { title: string | number }) => `Delete the address “${i.title}”? Placed orders keep it.`
export const account_delete_consents_stay = () => `What you agreed to, and when, under your account number and without your name: we must be able to prove it.`
export const account_delete_deeds_stay = () => `What you did in the back office, in its audit log, under a number and without your name.`
export const account_delete_goes = () => `Your names, email, phone, password, address book, cart, sessions, settings and messages.`
export const account_delete_goes_title = () => `Deleted at once`
export const account_delete_name = () => `Your username, email or phone`
export const account_delete_name_hint = (i: { name: string | number }) => `Type ${i.name} to confirm.`
export const account_delete_orders_stay = () => `Your orders, with the name, phone and address you gave. The law requires shops to keep accounts, and an open order must still reach you.`
export const account_delete_other_name = () => `This does not match your account.`
export const account_delete_pending = () => `Deleting…`
export const account_delete_stays_title = () => `Kept, and why`
export const account_delete_store = () => `Your store closes, its products go off sale, and its contact details are erased. Haat’s admins take over its open parcels and deliver or cancel them. Tell them what is packed before you go.`
export const account_deleted = () => `Your account is deleted. Thank you for shopping with us.`
export const account_district = () => `District`
export const account_division = () => `Division`
export const account_do_to_address = (i: { words: string | number; title: string | number }) => `${i.words}: ${i.title}`
export const account_former_balance = (i: { payable: string | number; pending: string | number; owed: string | number }) => `Payable to you: ${i.payable}. Pending from couriers: ${i.pending}. You owe the shop: ${i.owed}.`
export const account_former_statement = (i: { number: string | number; lastDay: string | number }) => `Download statement ${i.number}, to ${i.lastDay}, as CSV`
export const account_former_store = (i: { storeName: string | number }) => `${i.storeName}, your closed store`
export const account_landmark = () => `Landmark`
export const account_last_seen = <T>(i: { moment: (words: string) => T }) => [`Last seen `, i.moment(``)]
export const account_limit_files = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} files in ${i.window}. Please try again in ${i.duration}.`
export const account_limit_saves = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} changes in ${i.window}. Please try again in ${i.duration}.`
export const account_log_out = () => `Log out`
export const account_log_out_device = (i: { device: string | number }) => `Log out ${i.device}`
export const account_log_out_elsewhere = () => `Log out everywhere else`
export const account_logged_out_elsewhere = () => `Every other device is logged out.`
export const account_make_default = () => `Set as default`
export const account_marketing = () => `News and offers`
export const account_marketing_today = () => `Haat sends no news or offers today, and never will without this tick. Messages about your orders and your account always come.`
export const account_marketing_words = () => `Haat may write to me about new arrivals and offers, by email, by SMS and in the shop. I can withdraw this at any time.`
export const account_name = () => `Your name`
export const account_name_hint = () => `Fills in the checkout when you have no saved address.`
export const account_network = (i: { network: string | number }) => `Network ${i.network}`
export const account_new_recovery_codes = () => `New recovery codes`
export const account_no_addresses = () => `No addresses yet. The checkout fills itself in from the addresses you save here.`
export const account_no_consents = <T>(i: { terms: (words: string) => T; privacy: (words: string) => T }) => [`No agreements yet. With your next order you agree to the `, i.terms(`terms and conditions`), ` and the `, i.privacy(`privacy notice`), `; both will be listed here.`]
export const account_no_password = () => `Your account has no password. You log in with a code on your phone.`
export const account_no_sessions = () => `Only this device. Others are listed from your next login.`
export const account_open_addresses = () => `Open the address book`
export const account_open_app = () => `On this phone? Open it in the app`
export const account_or_type_this = () => `Or type this key into the app:`
export const account_password_first = () => `Two-step login needs a password. Set one first, then come back here.`
export const account_qr_code = () => `QR code with the key of your account`
export const account_receiver = () => `Recipient’s name`
export const account_recovery_codes_about = () => `Two-step login is on. If you lose your phone, log in with one of these codes; each works once. Save them now: they are not shown again.`
export const account_save_address = () => `Save address`
export const account_scan_this = () => `Scan this with an authenticator app on your phone, such as Aegis or Google Authenticator.`
export const account_sessions = () => `Where you are logged in`
export const account_set_password = () => `Set a password`
export const account_set_up = () => `Set up two-step login`
export const account_this_device = () => `This device`
export const account_turn_off = () => `Turn it off`
export const account_turn_on = () => `Turn it on`
export const account_two_step_about = () => `After your password, you enter a code from an app on your phone. A stolen password alone lets nobody in.`
export const account_two_step_asked_for = () => `This shop requires two-step login: your password, then a code from an app on your phone.`
export const account_two_step_is_on = (i: { left: string | number }) => `Two-step login is on. Recovery codes left: ${i.left}.`
export const account_two_step_off = () => `Two-step login is off.`
export const account_unknown_device = () => `Unknown device`
export const account_upazila = () => `Upazila or thana`
export const audit_accepted_name = () => `accepted the new name of the`
export const audit_action = () => `Action`
export const audit_activated = (i: { name: string | number }) => `activated the ${i.name}`
export const audit_activated_deactivated = () => `Activated or deactivated`
export const audit_added = () => `added the`
export const audit_approved = () => `approved the`
export const audit_booked_parcel = (i: { parcelId: string | number }) => `booked parcel ${i.parcelId} with`
export const audit_brought_on = () => `advanced`
export const audit_cancelled = () => `cancelled the`
export const audit_changed = () => `changed the`
export const audit_changed_profile = () => `changed the profile of the`
export const audit_changed_role = () => `changed the role of the`
export const audit_changed_two_step = () => `changed the two-step login of the`
export const audit_chart_chest = (i: { value: string | number }) => `chest ${i.value}`
export const audit_chart_length = (i: { value: string | number }) => `length ${i.value}`
export const audit_chart_size = (i: { value: string | number }) => `size ${i.value}`
export const audit_chart_sleeve = (i: { value: string | number }) => `sleeve ${i.value}`
export const audit_completed = () => `completed the`
export const audit_corrected = () => `corrected the stage of`
export const audit_could_not_loaded = () => `The audit log could not be loaded.`
export const audit_deactivated = (i: { name: string | number }) => `deactivated the ${i.name}`
export const audit_decided_settlement_row = () => `decided on a settlement row of`
export const audit_decided_settlement_sum = () => `decided on a payment difference of`
export const audit_decided_sum = () => `Payment difference decided`
export const audit_deleted = () => `deleted the`
export const audit_did_action = (i: { action: string | number }) => `did “${i.action}” to the`
export const audit_ended = () => `ended the`
export const audit_field_attempts = () => `Attempts`
export const audit_field_category_id = () => `Category ID`
export const audit_field_compare_at_price = () => `Compare at price`
export const audit_field_courier_keys = () => `Keys`
export const audit_field_decision = () => `Decision`
export const audit_field_display_order = () => `Display order`
export const audit_field_file_name = () => `File`
export const audit_field_former_secret_until = () => `Previous secret valid until`
export const audit_field_kept = () => `Pieces kept`
export const audit_field_parent = () => `Parent`
export const audit_field_parent_id = () => `Parent ID`
export const audit_field_payout_file = () => `Bank or bKash file`
export const audit_field_payout_way = () => `Payment method`
export const audit_field_position = () => `Position`
export const audit_field_reference = () => `Reference`
export const audit_field_rows = () => `Rows`
export const audit_field_store_description = () => `Store description`
export const audit_field_store_name = () => `Store name`
export const audit_field_tracking_number = () => `Tracking number`
export const audit_from = () => `from`
export const audit_gave_up_booking = (i: { parcelId: string | number }) => `cancelled booking parcel ${i.parcelId} with`
export const audit_imported = (i: { count: number; products: string | number }) => i.count === 1 ? `imported ${i.products} product:` : `imported ${i.products} products, the first:`
export const audit_kept_was_said = () => `Kept pieces recorded`
export const audit_loaded_settlement = () => `loaded a settlement file of`
export const audit_loading_audit = () => `Loading audit log...`
export const audit_moved = () => `moved the`
export const audit_new_name_seen = () => `New name accepted`
export const audit_no = () => `No`
export const audit_not_offered = () => `not offered`
export const audit_nothing_was_changed = () => `No changes found.`
export const audit_number = (i: { subjectId: string | number }) => `no. ${i.subjectId}`
export const audit_older_changes = () => `Older changes`
export const audit_only_account = (i: { actorId: string | number }) => `Only by account ${i.actorId}`
export const audit_only_subject = (i: { subject: string | number; subjectId: string | number }) => `Only ${i.subject} ${i.subjectId}`
export const audit_opened = () => `opened the`
export const audit_paid = () => `marked as paid the`
export const audit_parcel_called_off = (i: { parcelId: string | number }) => `marked parcel ${i.parcelId} as no longer carried by`
export const audit_parcel_of_order = (i: { orderId: string | number; parcelId: string | number }) => `Order ${i.orderId}, parcel ${i.parcelId}`
export const audit_parcel_was_booked = (i: { parcelId: string | number }) => `marked parcel ${i.parcelId} as booked with`
export const audit_parcel_was_not_booked = (i: { parcelId: string | number }) => `marked parcel ${i.parcelId} as not booked with`
export const audit_picture = () => `a picture`
export const audit_profile_changed = () => `Profile changed`
export const audit_rejected = () => `rejected the`
export const audit_reset_from_machine = () => `reset on the server the password of the`
export const audit_retried = () => `retried the`
export const audit_role_changed = () => `Role changed`
export const audit_rotated_secret = () => `created a new secret for the`
export const audit_said_failed = () => `marked as failed the`
export const audit_said_kept = () => `recorded the kept pieces of`
export const audit_sent_again = () => `resent the`
export const audit_show_others = (i: { text: string | number }) => `${i.text}: show all`
export const audit_stock_of = (i: { size: string | number }) => `Stock ${i.size}`
export const audit_store_opened = () => `Store opened`
export const audit_subject_account = () => `account`
export const audit_subject_category = () => `category`
export const audit_subject_commission = () => `commission rule`
export const audit_subject_consignment = () => `courier booking`
export const audit_subject_courier = () => `courier`
export const audit_subject_job = () => `job`
export const audit_subject_manual_entry = () => `manual entry`
export const audit_subject_message = () => `message`
export const audit_subject_order = () => `order`
export const audit_subject_paper = () => `document`
export const audit_subject_payout = () => `payout`
export const audit_subject_payout_account = () => `payout account`
export const audit_subject_product = () => `product`
export const audit_subject_refund = () => `refund`
export const audit_subject_settings = () => `settings`
export const audit_subject_settlement = () => `settlement`
export const audit_subject_store = () => `store`
export const audit_subject_vat = () => `VAT rate on`
export const audit_subject_webhook = () => `webhook`
export const audit_to = () => `to`
export const audit_took_payment_back = () => `reversed a payment of the`
export const audit_took_settlement_back = () => `reversed a settlement file of`
export const audit_two_step_changed = () => `Two-step login changed`
export const audit_undid_import = (i: { count: number; products: string | number }) => i.count === 1 ? `undid the import of ${i.products} product:` : `undid the import of ${i.products} products, the first:`
export const audit_value_changed = () => `changed`
export const audit_was_added = () => `Added`
export const audit_was_booked = () => `Booked with a courier`
export const audit_was_brought_on = () => `Moved to next stage`
export const audit_was_changed = () => `Changed`
export const audit_was_corrected = () => `Stage corrected`
export const audit_was_decided = () => `Booking outcome recorded`
export const audit_was_deleted = () => `Deleted`
export const audit_was_ended = () => `Ended`
export const audit_was_imported = () => `Imported`
export const audit_was_moved = () => `Moved`
export const audit_was_reset = () => `Password reset on the server`
export const audit_was_retried = () => `Retried`
export const audit_was_rotated_secret = () => `New secret created`
export const audit_was_sent_again = () => `Resent`
export const audit_yes = () => `Yes`
export const auth_agree_register = <T>(i: { terms: (words: string) => T; privacy: (words: string) => T }) => [`By registering you agree to the `, i.terms(`terms and conditions`), ` and the `, i.privacy(`privacy notice`), `.`]
export const auth_been_here_before = () => `Already have an account?`
export const auth_belongs_another_part = () => `Your account has no access to it. Nothing has changed.`
export const auth_change_undone = () => `The change is undone and every device is logged out. Your password no longer works. Choose a new one with a code or link that we send you.`
export const auth_code_foot = () => `You get this email because someone asked Haat for a code for this address. If it was not you, ignore it.`
export const auth_code_title = () => `Your code for Haat`
export const auth_code_words = (i: { code: string | number; duration: string | number }) => `${i.code} is your Haat code, valid for ${i.duration}. Do not share it.`
export const auth_device_logged_out = () => `That device is logged out.`
export const auth_do_you_sell = () => `Do you sell clothes?`
export const auth_email_added_title = () => `An email was added to your Haat account`
export const auth_email_changed = () => `Your email is changed.`
export const auth_email_changed_title = () => `The email of your Haat account was changed`
export const auth_email_changed_to = (i: { newValue: string | number }) => `The email of your Haat account is now ${i.newValue}.`
export const auth_email_works_too = () => `Your email works too.`
export const auth_hide = () => `Hide`
export const auth_hide_field = (i: { label: string | number }) => `Hide ${i.label}`
export const auth_limit_attempts = (i: { duration: string | number }) => `Too many login attempts from your network. Please try again in ${i.duration}.`
export const auth_limit_code_soon = (i: { duration: string | number }) => `We have sent you a code. You can ask for another in ${i.duration}.`
export const auth_limit_codes_address = (i: { duration: string | number }) => `Too many codes were requested from your network. Please try again in ${i.duration}, or log in with your password.`
export const auth_limit_codes_recipient = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} codes in ${i.window} to one email or phone. Please try again in ${i.duration}, or log in with your password.`
export const auth_limit_codes_shop = (i: { duration: string | number }) => `We cannot send more codes right now. Please try again in ${i.duration}, or log in with your password.`
export const auth_limit_logins = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} logins in ${i.window}. Please try again in ${i.duration}.`
export const auth_limit_registrations = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} new accounts from one network in ${i.window}. Please try again in ${i.duration}.`
export const auth_limit_taken_names = (i: { duration: string | number }) => `Too many of the usernames or emails you tried are taken. Please try again in ${i.duration}.`
export const auth_limit_totp = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} codes in ${i.window}. Please try again in ${i.duration}.`
export const auth_limit_wrong_codes = (i: { duration: string | number }) => `Too many wrong codes from your network. Please try again in ${i.duration}, or log in with your password.`
export const auth_log_haat_cart = () => `Log in to Haat: your cart, your orders and your store.`
export const auth_log_someone_else = () => `Log in as someone else`
export const auth_logged_already_going = () => `You are already logged in. If you continue, you switch to another account.`
export const auth_logged_out_everywhere = () => `You are logged out everywhere.`
export const auth_logging = () => `Logging in…`
export const auth_logging_registering = () => `Logging in and registering`
export const auth_new_haat = () => `New to Haat?`
export const auth_not_account = () => `No access`
export const auth_not_logged_account = () => `You are not logged in. Log in with an account that has access.`
export const auth_one_account_many = () => `One account, many stores. Pay when it arrives.`
export const auth_other_ways = () => `Other ways to log in`
export const auth_page_those_who_work = () => `This page is for staff only`
export const auth_password = () => `Password`
export const auth_password_changed_all = () => `Your password is changed. All other devices are logged out.`
export const auth_password_reset = () => `Your password is changed, and every device is logged out. Please log in.`
export const auth_password_reset_first = () => `Your password is changed, and every device is logged out. This email is now confirmed as yours, so the phone, two-step login and saved addresses added before are removed. Please log in.`
export const auth_password_too_common = () => `This password is too common. Please choose another.`
export const auth_phone_added_title = () => `A phone was added to your Haat account`
export const auth_phone_changed = () => `Your phone number is changed.`
export const auth_phone_changed_title = () => `The phone of your Haat account was changed`
export const auth_phone_changed_to = (i: { newValue: string | number }) => `The phone of your Haat account is now ${i.newValue}.`
export const auth_phone_removed = () => `Haat: your phone was removed from an account, as the owner of its email confirmed it. You can still log in with your phone, to a separate account.`
export const auth_phone_removed_title = () => `Your phone was removed from an account`
export const auth_please_choose_password = () => `Please choose a password without your name in it.`
export const auth_please_set_date = () => `Please correct the date and time of this device, then log in.`
export const auth_proof_no_password = () => `Your account has no password. Please log out and in again, and continue within 15 minutes.`
export const auth_proof_no_second_step = () => `Two-step login is off for your account. Please enter your password.`
export const auth_proven = () => `Thank you. You can continue for 15 minutes.`
export const auth_register_haat_shop = () => `Register at Haat and shop from many stores of Bangladesh. Cash on delivery.`
export const auth_reset_title = () => `Choose a new password`
export const auth_reset_words = (i: { duration: string | number }) => `Someone, hopefully you, asked for a new password at Haat. Open the link below to choose one. It works once, within ${i.duration}.`
export const auth_second_step = () => `One more step`
export const auth_second_step_about = () => `Enter the code from your authenticator app.`
export const auth_second_step_hint = () => `Or one of your recovery codes.`
export const auth_show = () => `Show`
export const auth_show_field = (i: { label: string | number }) => `Show ${i.label}`
export const auth_start_again = () => `Start again`
export const auth_too_many_attempts = (i: { duration: string | number }) => `Too many attempts. Please try again in ${i.duration}.`
export const auth_took_too_long = () => `Timed out?`
export const auth_unauthorized_title = () => `You have no access to this page`
export const auth_undo_by_code = (i: { code: string | number }) => `Not you? Undo it within 72 hours: open Haat, page /undo-change, code ${i.code}`
export const auth_undo_by_link = (i: { url: string | number }) => `Not you? Undo it within 72 hours: ${i.url}`
export const auth_undo_change = () => `Undo the change`
export const auth_undo_foot = () => `You get this email because this was the email of your account until now.`
export const auth_undo_within = () => `If this was not you, undo it here within 72 hours. Every device is logged out, and your password stops working until you choose a new one.`
export const auth_username_rule = () => `3 to 40 letters, digits, dots, dashes or underscores.`
export const auth_welcome_back_market = () => `Welcome back.`
export const bell_all = () => `Open inbox`
export const bell_button = () => `New notifications`
export const bell_button_new = (i: { count: string | number }) => `New notifications: ${i.count}`
export const bell_mark = () => `Mark as read`
export const bell_mark_all = () => `Mark all as read`
export const bell_mark_what = (i: { text: string | number }) => `Mark as read: ${i.text}`
export const bell_new = (i: { count: string | number }) => `${i.count} new`
export const bell_none = () => `No notifications yet.`
export const bell_order_placed = (i: { orderId: string | number; total: string | number }) => `Order ${i.orderId} is placed. You pay ${i.total} when it arrives.`
export const bell_order_to_pack = (i: { orderId: string | number; count: number; shown: string | number }) => i.count === 1 ? `Order ${i.orderId}: ${i.shown} piece to pack` : `Order ${i.orderId}: ${i.shown} pieces to pack`
export const bell_title = () => `Inbox`
export const cart_added_cart = () => `Added to cart`
export const cart_all_items_must = () => `All items must have a quantity greater than zero before checking out.`
export const cart_all_items_must_size = () => `All items must have a size selected before checking out.`
export const cart_at_most = (i: { most: string | number }) => `At most ${i.most}`
export const cart_empty = () => `Your cart is empty.`
export const cart_empty_please_add = () => `Your cart is empty. Please add items to your cart before checking out.`
export const cart_least_1 = () => `At least 1`
export const cart_line_could_not = () => `The product could not be removed.`
export const cart_log_see_what = () => `Log in to see what is in your cart.`
export const cart_most_with_cart = (i: { most: string | number }) => `Must be at most ${i.most}, including those in your cart.`
export const cart_must_logged_checkout = () => `You must be logged in to checkout. Please log in first.`
export const cart_must_product_address = () => `Must match the product in the address.`
export const cart_name_and_size = (i: { name: string | number; size: string | number }) => `${i.name}, size ${i.size}`
export const cart_price_changed_from = (i: { before: string | number; now: string | number }) => `The price changed from ${i.before} to ${i.now}.`
export const cart_product = () => `Product`
export const cart_quantity_could_not = () => `The quantity could not be saved.`
export const cart_remove_name_size = (i: { name: string | number; size: string | number }) => `Remove ${i.name}, size ${i.size}`
export const cart_shipping_whole_order = () => `Shipping, for the whole order`
export const cart_shop_did_not = () => `The shop did not answer. Everything in your cart is still there.`
export const cart_size_off_sale = (i: { size: string | number }) => `Size ${i.size} is no longer for sale.`
export const cart_taken_out_cart = () => `Removed from your cart.`
export const cart_total_amount = () => `Total amount`
export const cart_unit_price = () => `Unit price`
export const cart_what_cart = () => `Products in your cart`
export const categories_add_root_category = () => `Add a root category`
export const categories_at_top = () => `at the top`
export const categories_below = (i: { name: string | number }) => `below ${i.name}`
export const categories_collapse_all = () => `Collapse all`
export const categories_could_not_loaded = () => `The categories could not be loaded.`
export const categories_count = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} category` : `${i.shown} categories`
export const categories_create_category = () => `Create Category`
export const categories_created = () => `Category created.`
export const categories_creating = () => `Creating…`
export const categories_deleted = () => `The category is deleted.`
export const categories_drag_move = () => `Drag to move`
export const categories_edit_category = () => `Edit Category`
export const categories_expand_all = () => `Expand all`
export const categories_find_category_name = () => `Find a category by name`
export const categories_found = (i: { words: string | number }) => `${i.words} found`
export const categories_hidden_with = (i: { hiddenBy: string | number }) => ` · hidden with ${i.hiddenBy}`
export const categories_in_all = (i: { total: string | number }) => ` · ${i.total} in all`
export const categories_levels = (i: { most: string | number }) => `Categories can be at most ${i.most} levels deep.`
export const categories_management = () => `Category Management`
export const categories_men_women_kids = () => `Men, Women and Kids stay at the top.`
export const categories_more = () => `More`
export const categories_more_name = (i: { name: string | number }) => `More for ${i.name}`
export const categories_move = () => `Move`
export const categories_move_down = () => `Move down`
export const categories_move_under = () => `Move under…`
export const categories_move_up = () => `Move up`
export const categories_name = (i: { name: string | number }) => `In ${i.name}`
export const categories_name_active = (i: { name: string | number }) => `“${i.name}” is active.`
export const categories_name_hidden = (i: { name: string | number }) => `${i.name} (hidden)`
export const categories_name_inactive = (i: { name: string | number }) => `“${i.name}” is inactive and hidden from shoppers.`
export const categories_name_required = () => `Name is required`
export const categories_name_stays = (i: { name: string | number }) => `${i.name} can be renamed or hidden, but not deleted.`
export const categories_name_was_added = (i: { name: string | number }) => `“${i.name}” was added.`
export const categories_no_categories_found = () => `No categories found.`
export const categories_none = () => `-- None --`
export const categories_not_below_parent = () => `This category is no longer under that parent.`
export const categories_not_shop_any = () => `This category no longer exists.`
export const categories_now_at = (i: { name: string | number; at: string | number; count: string | number; place: string | number }) => `${i.name} is now ${i.at} of ${i.count} ${i.place}.`
export const categories_order_changed_meanwhile = () => `Someone else has changed the order. Please check again.`
export const categories_parent_category = () => `Parent Category`
export const categories_stays = () => `This category can be renamed or hidden, but not deleted.`
export const categories_still_has = (i: { things: string | number }) => `This category still has ${i.things}.`
export const categories_subcategories = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} subcategory` : `${i.shown} subcategories`
export const categories_subcategory = () => `+ Subcategory`
export const categories_subcategory_name = (i: { name: string | number }) => `+ Subcategory of ${i.name}`
export const categories_subcategory_of = (i: { name: string | number }) => `Subcategory of ${i.name}`
export const categories_sure_want_delete = (i: { name: string | number }) => `Are you sure you want to delete “${i.name}”?`
export const categories_update_category = () => `Update Category`
export const categories_updated = () => `Category updated.`
export const categories_updating = () => `Updating…`
export const checkout_10_cashback_up = () => `10% cashback up to BDT 150.`
export const checkout_address_not_kept = () => `Your order is placed, but the address could not be saved.`
export const checkout_agree = <T>(i: { terms: (words: string) => T; privacy: (words: string) => T }) => [`I agree to the `, i.terms(`terms and conditions`), ` and the `, i.privacy(`privacy notice`)]
export const checkout_alternative_phone = () => `Alternative phone`
export const checkout_as_typed = () => `The address entered below`
export const checkout_cart_overview = () => `Cart Overview`
export const checkout_cash_delivery = () => `Cash on Delivery`
export const checkout_city = () => `City`
export const checkout_confirm_order = () => `Confirm Order`
export const checkout_contact_info = () => `Contact Info`
export const checkout_debit_credit_cards = () => `Debit and credit cards.`
export const checkout_delivered_within = (i: { fewest: string | number; most: string | number }) => `Delivered within ${i.fewest}-${i.most} days after confirmation.`
export const checkout_delivered_within_2 = () => `Delivered within 2-3 days after confirmation.`
export const checkout_delivered_within_one = (i: { count: number; shown: string | number }) => i.count === 1 ? `Delivered within ${i.shown} day after confirmation.` : `Delivered within ${i.shown} days after confirmation.`
export const checkout_info = () => `Checkout Info`
export const checkout_keep_address = () => `Save this address for my next order`
export const checkout_limit_orders = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} orders in ${i.window}. Please try again in ${i.duration}.`
export const checkout_new_total = () => `New total`
export const checkout_no_answer_came = () => `The shop did not answer. Nothing you entered is lost. Press Confirm Order again: your order is placed only once.`
export const checkout_not_open_yet = () => `not available yet`
export const checkout_not_sale_any = (i: { name: string | number }) => `No longer for sale, so not ordered: ${i.name}.`
export const checkout_online_payment_not = () => `Online payment is not available yet. Choose Cash on Delivery to order today.`
export const checkout_online_payment_not_open = () => `Online payment is not available yet:`
export const checkout_order_had_already = () => `We already have this order, with the details you entered first.`
export const checkout_order_placed_successfully = () => `Order placed successfully!`
export const checkout_other_address = () => `Another address`
export const checkout_pay_when_parcel = () => `Pay when your parcel arrives.`
export const checkout_payment_options = () => `Payment Options`
export const checkout_placing_order = () => `Placing your order…`
export const checkout_please_enter_valid = () => `Please enter a valid email.`
export const checkout_please_fillup_all = () => `Please fillup all the required fields!`
export const checkout_please_select_payment = () => `Please select a payment method.`
export const checkout_price_changed_since = (i: { totalAmount: string | number }) => `A price has changed. The new payable amount is ${i.totalAmount}.`
export const checkout_process_payment = () => `Process to Payment`
export const checkout_prove_phone = () => `Confirm my phone`
export const checkout_shipping_info = () => `Shipping Info`
export const checkout_store_takes_none = (i: { name: string | number }) => `The store is not taking orders right now, so not ordered: ${i.name}.`
export const checkout_visa_mastercard = () => `Visa / Mastercard`
export const checkout_words_nothing_was = (i: { words: string | number }) => `${i.words} Nothing was ordered. Please check it and confirm again.`
export const codes_add_email = () => `Add an email`
export const codes_add_phone = () => `Add a phone`
export const codes_agree_first = <T>(i: { terms: (words: string) => T; privacy: (words: string) => T }) => [`If you are new here, by logging in you agree to the `, i.terms(`terms and conditions`), ` and the `, i.privacy(`privacy notice`), `.`]
export const codes_ask_again = () => `Link expired?`
export const codes_ask_another = () => `Request another`
export const codes_change_email = () => `Change email`
export const codes_change_phone = () => `Change phone`
export const codes_confirm = () => `Confirm`
export const codes_confirming = () => `Confirming…`
export const codes_contact_lede = () => `You confirm a change at the new one. We also notify the old one, where you can undo it for 72 hours.`
export const codes_contact_title = () => `Email and phone`
export const codes_email_or_phone = () => `Email or phone`
export const codes_forgot = () => `Forgot your password?`
export const codes_forgot_head = () => `Choose a new password for your account at Haat.`
export const codes_forgot_lede = () => `Enter the email or phone of your account. We send you a code or a link to choose a new password.`
export const codes_forgot_link = () => `Choose a new one`
export const codes_have_password = () => `Have a password?`
export const codes_head_phone = () => `Log in or register at Haat with a phone number and a code. No password is needed.`
export const codes_kept = () => `This shop does not send messages yet. An admin can read them under Sent messages.`
export const codes_link_incomplete = () => `This link is incomplete. Please open it from the email again, or request another.`
export const codes_log_in_phone = () => `Log in with your phone`
export const codes_log_in_phone_back = () => `Or get a code on your phone`
export const codes_log_in_phone_lede = () => `We send a code to your phone. If you are new here, this creates your account.`
export const codes_mistyped = () => `Mistyped?`
export const codes_new_email = () => `New email`
export const codes_new_phone = () => `New phone`
export const codes_no_password = () => `No password?`
export const codes_none_yet = () => `None yet`
export const codes_other_number = () => `Use another number`
export const codes_other_recipient = () => `Use another email or phone`
export const codes_phone_hint = () => `Like 01711-000000`
export const codes_proof_code = () => `Code from your phone or email`
export const codes_proof_sent = () => `We have sent a code to the phone or email of your account.`
export const codes_prove_by_code = () => `No password? Send a code to my phone or email`
export const codes_remembered = () => `Remembered it?`
export const codes_reset_lede = () => `Every device is logged out. You then log in with the new password.`
export const codes_reset_sent_code = (i: { to: string | number }) => `If ${i.to} belongs to an account, we have sent a 6-digit code there. It works once, within 30 minutes.`
export const codes_reset_sent_link = (i: { to: string | number }) => `If ${i.to} belongs to an account, we have sent an email with a link there. It works once, within 30 minutes.`
export const codes_send_again = () => `Send another code`
export const codes_send_code = () => `Send me a code`
export const codes_send_proof = () => `Send a code to my phone or email`
export const codes_send_way = () => `Send a code or link`
export const codes_sending = () => `Sending…`
export const codes_sent_to = (i: { to: string | number }) => `We sent a 6-digit code to ${i.to}.`
export const codes_then_password = () => `You then choose a new password, with a code or link that we send you.`
export const codes_undo_code = () => `Code from the message`
export const codes_undo_lede = () => `Your previous email and phone are restored, and every device is logged out. Your password stops working until you choose a new one.`
export const codes_undo_title = () => `Undo an account change`
export const commission_add = () => `Add a rule`
export const commission_added = () => `The rule was added.`
export const commission_all_stores = () => `All stores`
export const commission_applies_to = () => `Applies to`
export const commission_category_gone = () => `A category that was deleted`
export const commission_day_is_past = () => `Choose today or a later day.`
export const commission_end = () => `End`
export const commission_end_asked = (i: { name: string | number }) => `End “${i.name}”? Placed orders keep it.`
export const commission_end_rule = (i: { name: string | number }) => `End the rule ${i.name}`
export const commission_ended = () => `The rule has ended.`
export const commission_fixed = () => `Fixed fee per piece (taka)`
export const commission_from_hint = () => `Leave empty to start now.`
export const commission_highest = () => `Maximum per piece (taka)`
export const commission_highest_below_lowest = () => `Must not be below the minimum.`
export const commission_loading = () => `Loading rules...`
export const commission_lowest = () => `Minimum per piece (taka)`
export const commission_more = () => `More rules`
export const commission_no_such_category = () => `The category no longer exists.`
export const commission_no_such_store = () => `The store no longer exists.`
export const commission_none = () => `No rules found.`
export const commission_part_fixed = (i: { amount: string | number }) => `${i.amount} per piece`
export const commission_part_highest = (i: { amount: string | number }) => `maximum ${i.amount} per piece`
export const commission_part_lowest = (i: { amount: string | number }) => `minimum ${i.amount} per piece`
export const commission_part_percent = (i: { percent: string | number }) => `${i.percent} %`
export const commission_percent = () => `Percent of the price`
export const commission_rule = () => `Rule`
export const commission_rule_name = () => `Name of the rule`
export const commission_rule_name_hint = () => `Shown to stores.`
export const commission_rules = () => `Rules`
export const commission_rules_open = () => `In effect and scheduled`
export const commission_rules_over = () => `Replaced and ended`
export const commission_since = <T>(i: { moment: (words: string) => T }) => [`from `, i.moment(``)]
export const commission_state_current = () => `In effect`
export const commission_state_future = () => `Scheduled`
export const commission_state_replaced = () => `Replaced by a newer rule`
export const commission_takes = () => `Rate`
export const commission_title = () => `Commission`
export const commission_trial_frozen = () => `Charged`
export const commission_trial_none = (i: { month: string | number }) => `No deliveries in ${i.month}.`
export const commission_trial_sold = () => `Sold`
export const commission_trial_title = (i: { month: string | number; name: string | number }) => `${i.month} under “${i.name}”`
export const commission_trial_tried = () => `With this rule`
export const commission_trial_words = (i: { month: string | number }) => `${i.month}’s deliveries: commission charged, and with this rule. Nothing changes.`
export const commission_try = () => `Test with last month`
export const commission_trying = () => `Calculating…`
export const commission_unanswered = () => `The rules could not be loaded.`
export const commission_until = <T>(i: { moment: (words: string) => T }) => [`until `, i.moment(``)]
export const commission_vat_add = () => `Add a rate`
export const commission_vat_added = () => `The rate was added.`
export const commission_vat_of_goods = () => `Goods (included in the price)`
export const commission_vat_on = () => `VAT on`
export const commission_vat_percent = () => `VAT (%)`
export const commission_vat_title = () => `VAT rates`
export const commission_vat_words = () => `VAT rates set by law, each from a given day. If a day has several entries, the latest counts.`
export const commission_what_it_is = () => `Charged per piece sold. A store’s own rule wins, then the nearest category’s, then the newest. Placed orders keep theirs.`
export const commission_with_vat = (i: { commission: string | number; vat: string | number }) => `${i.commission} + ${i.vat} VAT`
export const commission_you_keep = (i: { price: string | number; kept: string | number }) => `Of ${i.price} you keep ${i.kept}.`
export const commission_you_pay = (i: { terms: string | number; name: string | number; vat: string | number }) => `Haat charges ${i.terms} (${i.name}) plus ${i.vat} % VAT.`
export const commission_you_pay_nothing = () => `Haat charges no commission here.`
export const couriers_account_changes_limit = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} courier changes in ${i.window}. Please try again in ${i.duration}.`
export const couriers_account_is_off = () => `The account is off, or its keys cannot be read.`
export const couriers_answered_status = (i: { status: string | number }) => `answered ${i.status}`
export const couriers_book = (i: { courier: string | number }) => `Book with ${i.courier}`
export const couriers_book_with = (i: { courier: string | number }) => `Book parcels with ${i.courier}`
export const couriers_call_off_yourself = (i: { courier: string | number; number: string | number }) => `Cancel it in ${i.courier}’s panel: ${i.number}.`
export const couriers_called_off = () => `Cancelled by the shop`
export const couriers_carried_by = () => `Carried by`
export const couriers_carries = (i: { courier: string | number }) => `${i.courier} carries it`
export const couriers_carries_it_after_all = (i: { courier: string | number; said: string | number }) => `${i.courier} is carrying it after all: ${i.said}.`
export const couriers_charge = (i: { price: string | number }) => `${i.price} for the delivery`
export const couriers_choose = () => `Choose…`
export const couriers_choose_place = (i: { courier: string | number }) => `Choose an area from ${i.courier}’s list.`
export const couriers_contents = (i: { count: number; shown: string | number }) => i.count === 1 ? `1 piece of clothing` : `${i.shown} pieces of clothing`
export const couriers_environment = () => `Environment`
export const couriers_exchanged = () => `Goods were exchanged at the door. Record what was kept.`
export const couriers_find_place = () => `Find another area`
export const couriers_gave_no_answer = () => `gave no answer`
export const couriers_give_up = (i: { courier: string | number }) => `Do not book with ${i.courier}`
export const couriers_in_use = () => `In use`
export const couriers_is_asked = (i: { courier: string | number }) => `Booking with ${i.courier}…`
export const couriers_is_called_off = (i: { courier: string | number }) => `Booking with ${i.courier} cancelled`
export const couriers_is_parked = (i: { courier: string | number }) => `Booking with ${i.courier} not confirmed`
export const couriers_is_refused = (i: { courier: string | number }) => `${i.courier} rejected the booking`
export const couriers_is_waiting = (i: { courier: string | number }) => `Waiting to be booked with ${i.courier}`
export const couriers_it_was_booked = () => `Was it booked?`
export const couriers_it_was_booked_send = () => `Mark as booked`
export const couriers_its_number = (i: { courier: string | number }) => `Consignment number of ${i.courier}`
export const couriers_key_access_token = () => `API access token`
export const couriers_key_api_key = () => `Api-Key`
export const couriers_key_client_id = () => `Client ID`
export const couriers_key_client_secret = () => `Client Secret`
export const couriers_key_pickup_store_id = () => `Pickup store ID`
export const couriers_key_secret_key = () => `Secret-Key`
export const couriers_key_stays = () => `Leave empty to keep it.`
export const couriers_key_store_id = () => `Store ID`
export const couriers_last_word = (i: { courier: string | number; said: string | number }) => `Latest from ${i.courier}: ${i.said}`
export const couriers_live = () => `Live: parcels are delivered`
export const couriers_looking = (i: { courier: string | number }) => `Checking ${i.courier}…`
export const couriers_may_be_booked = (i: { courier: string | number }) => `${i.courier} did not answer and may have booked it. Check its panel.`
export const couriers_no_look = () => `This could not be loaded. Please try again.`
export const couriers_no_such_environment = () => `This courier has no such environment.`
export const couriers_not_collected = (i: { courier: string | number }) => `${i.courier} did not collect it. Book again, or send your own rider.`
export const couriers_not_reached = () => `could not be reached`
export const couriers_not_set_up = () => `Not set up`
export const couriers_number_of_another = (i: { number: string | number }) => `Another parcel has the number ${i.number}.`
export const couriers_of_shop_alone = () => `You need no accounts: choose the shop’s couriers on each parcel, under Parcels.`
export const couriers_off = () => `Off`
export const couriers_other_sum = (i: { courier: string | number; collected: string | number; due: string | number }) => `${i.courier} collected ${i.collected}; ${i.due} was due.`
export const couriers_own_account = (i: { courier: string | number }) => `${i.courier} (own account)`
export const couriers_paid_return = (i: { collected: string | number; delivery: string | number; courier: string | number }) => `Refused, but ${i.collected} was collected for a delivery fee of ${i.delivery}. Ask ${i.courier}.`
export const couriers_part_for_other_sum = (i: { collected: string | number; courier: string | number }) => `Kept in part, but the ${i.collected} collected by ${i.courier} match no pieces. Record which were kept.`
export const couriers_place = () => `Area`
export const couriers_pretend = () => `Demo courier: nothing is delivered`
export const couriers_push_not_understood = () => `Unknown message from this courier.`
export const couriers_push_of_nothing = (i: { courier: string | number }) => `${i.courier} reported a parcel that is not in this account.`
export const couriers_push_secret = () => `Secret`
export const couriers_push_title = () => `Webhook for parcel updates`
export const couriers_push_words = () => `Enter both in the courier’s panel. The secret is shown once.`
export const couriers_pushes_limit = (i: { duration: string | number }) => `Too many webhook calls. Please try again in ${i.duration}.`
export const couriers_refuses = () => `Account rejected`
export const couriers_renew_secret = () => `Create a new webhook secret`
export const couriers_sandbox = () => `Sandbox: for testing, nothing is delivered`
export const couriers_says = (i: { courier: string | number; words: string | number }) => `${i.courier}: ${i.words}`
export const couriers_says_otherwise = (i: { courier: string | number; now: string | number; known: string | number }) => `${i.courier} now reports: ${i.now}. Before: ${i.known}.`
export const couriers_second_phone = (i: { phone: string | number }) => `Second phone: ${i.phone}.`
export const couriers_send_with = () => `Send it with`
export const couriers_set_up = () => `Set up`
export const couriers_takes_characters = (i: { courier: string | number; least: string | number; most: string | number; length: string | number }) => `${i.courier} accepts ${i.least} to ${i.most} characters, not ${i.length}.`
export const couriers_takes_mobile = (i: { courier: string | number }) => `${i.courier} accepts only 11-digit mobile numbers.`
export const couriers_told_in_part = () => `Kept in part: record which pieces.`
export const couriers_what_they_are = () => `Companies that carry parcels. Copy each account’s keys from the courier’s panel; they are stored encrypted.`
export const couriers_word_at_the_door = () => `out for delivery`
export const couriers_word_booked = () => `booked`
export const couriers_word_cancelled = () => `cancelled`
export const couriers_word_collected = () => `collected from the store`
export const couriers_word_coming_back = () => `coming back`
export const couriers_word_delivered = () => `delivered`
export const couriers_word_exchanged = () => `exchanged at the door`
export const couriers_word_held = () => `on hold`
export const couriers_word_lost = () => `lost`
export const couriers_word_on_the_way = () => `on the way`
export const couriers_word_paid_return = () => `refused at the door, delivery fee paid`
export const couriers_word_partly_delivered = () => `delivered in part`
export const couriers_word_refused = () => `refused at the door`
export const couriers_word_returned = () => `returned to the store`
export const couriers_word_settled = () => `paid out`
export const couriers_word_told_delivered = () => `delivered, reported by the rider`
export const couriers_word_told_partly = () => `delivered in part, reported by the rider`
export const couriers_word_told_refused = () => `refused, reported by the rider`
export const dashboard_accounts_now = () => `Accounts now`
export const dashboard_admin_looks_store = () => `An admin reviews your store before it can sell.`
export const dashboard_after = () => `After`
export const dashboard_all_time = () => `All time`
export const dashboard_approval = () => `Approval`
export const dashboard_balance = () => `Your balance`
export const dashboard_balance_each = () => `Balance by order`
export const dashboard_balance_owed = () => `You owe the shop`
export const dashboard_balance_owed_you = () => `The shop owes you`
export const dashboard_balance_payable = () => `Payable to you`
export const dashboard_balance_pending = () => `Pending from couriers`
export const dashboard_balance_together = () => `Your next statement offsets what you owe. The rest is paid out from the minimum payout on, or carries over. Pending money becomes payable once the courier has paid it.`
export const dashboard_best_sellers = () => `Best sellers`
export const dashboard_bought_all_time = () => `Bought, all time`
export const dashboard_bought_most = () => `Bought most`
export const dashboard_day = () => `Day`
export const dashboard_day_day = () => `Day by day`
export const dashboard_days = (i: { each: string | number }) => `${i.each} days`
export const dashboard_days_before = (i: { compared: string | number; before: string | number; count: string | number }) => `${i.compared} ${i.before} in the ${i.count} days before`
export const dashboard_edit_profile = () => `Edit your profile`
export const dashboard_first_order = () => `Your first order`
export const dashboard_first_product_picture = () => `First product with a picture`
export const dashboard_last_days = (i: { period: string | number }) => `Last ${i.period} days`
export const dashboard_left = (i: { stock: string | number }) => `${i.stock} left`
export const dashboard_loading_dashboard_data = () => `Loading dashboard data...`
export const dashboard_nearly_same = () => `Nearly the same as`
export const dashboard_new_name_was = (i: { formerName: string | number }) => `has a new name, was ${i.formerName}`
export const dashboard_newest_products_first = () => `Newest products first`
export const dashboard_no_counted_size = (i: { count: number }) => i.count === 1 ? `No counted size is down to 1 piece.` : i.count === 5 ? `No counted size is down to 5 pieces.` : `No counted size is down to ${i.count} pieces.`
export const dashboard_no_order_waiting = () => `No orders are waiting.`
export const dashboard_no_order_waiting_store = () => `No orders are waiting for your store.`
export const dashboard_nobody_ordered_from = () => `No orders from your store in this period.`
export const dashboard_nobody_ordered_time = () => `No orders in this period.`
export const dashboard_nothing_bought = () => `Nothing bought in this period.`
export const dashboard_nothing_sold = () => `Nothing sold in this period.`
export const dashboard_nothing_way = () => `Nothing is on its way to you.`
export const dashboard_ordered_nothing_time = () => `You placed no orders in this period.`
export const dashboard_orders_revenue_day = () => `Orders and revenue by day`
export const dashboard_orders_status = () => `Orders by status`
export const dashboard_overview_could_not = () => `The overview could not be loaded.`
export const dashboard_percent_less = (i: { percent: string | number }) => `${i.percent} % less than`
export const dashboard_percent_more = (i: { percent: string | number }) => `${i.percent} % more than`
export const dashboard_period = () => `Period`
export const dashboard_revenue = () => `Revenue`
export const dashboard_sale_now = () => `On sale now`
export const dashboard_same = () => `The same as`
export const dashboard_say_few_words = () => `Describe what you sell. It is shown on your store’s page.`
export const dashboard_see_all_orders = () => `See all orders`
export const dashboard_see_profile = () => `See your profile`
export const dashboard_see_public_store = () => `See your public store`
export const dashboard_shoppers_buy_what = () => `A good picture helps you sell.`
export const dashboard_show_table = () => `Show as a table`
export const dashboard_spent_all_time = () => `Spent, all time`
export const dashboard_step_done = () => ` (done)`
export const dashboard_step_first_order = () => `First order`
export const dashboard_step_to_do = () => ` (to do)`
export const dashboard_stock_running_low = () => `Stock running low`
export const dashboard_store_can_sell = () => `Your store can sell once it is approved.`
export const dashboard_stores_wait = () => `Stores awaiting approval`
export const dashboard_sum_in_days = (i: { sum: string | number; count: string | number }) => `${i.sum} in ${i.count} days`
export const dashboard_their_way = () => `On their way`
export const dashboard_times = (i: { times: string | number }) => `${i.times} times the`
export const dashboard_total_customers = () => `Total Customers`
export const dashboard_total_orders = () => `Total Orders`
export const dashboard_total_products = () => `Total Products`
export const dashboard_total_revenue = () => `Total Revenue`
export const dashboard_waiting_longest = () => `Waiting longest`
export const dashboard_waits_since = <T>(i: { moment: (words: string) => T }) => [`awaiting approval since `, i.moment(``)]
export const dashboard_will_stand_here = () => `It will appear here and under My Orders.`
export const documents_account = () => `Payout account`
export const documents_account_change = () => `Change payout account`
export const documents_account_change_hint = () => `Another account holds payouts during its review and for 72 hours after. We notify you by email and SMS, in case it was not you.`
export const documents_account_first = () => `Add a payout account`
export const documents_account_name = () => `Account name`
export const documents_account_none = () => `You are paid in cash until an account is approved.`
export const documents_account_number = () => `Account number`
export const documents_address_bin = () => `Registered address`
export const documents_bin = () => `BIN (VAT registration)`
export const documents_bkash_number = () => `bKash number`
export const documents_branch = () => `Branch`
export const documents_do_to = (i: { words: string | number; what: string | number; storeName: string | number }) => `${i.words}: ${i.what} of ${i.storeName}`
export const documents_hand_in = () => `Submit`
export const documents_hand_in_of = (i: { kind: string | number }) => `Submit: ${i.kind}`
export const documents_handed_in = () => `Under review`
export const documents_handed_in_at = () => `Submitted`
export const documents_handed_in_toast = () => `Submitted. An admin will review it.`
export const documents_held_undecided = () => `Payouts are on hold: another account is under review.`
export const documents_held_until = <T>(i: { moment: (words: string) => T }) => [`Payouts are on hold until `, i.moment(``), `: the account was changed.`]
export const documents_hint_bin = () => `13 digits, like 001234567-0101.`
export const documents_hint_nid = () => `10, 13 or 17 digits.`
export const documents_hint_tin = () => `12 digits.`
export const documents_hint_trade_licence = () => `As printed, like TRAD/DSCC/012345/2024.`
export const documents_holder = () => `Name on the document`
export const documents_is_change = () => `Replaces the store’s account. Approval holds payouts for 72 hours.`
export const documents_kind = () => `Type of document`
export const documents_list_accounts = () => `Accounts to review`
export const documents_list_papers = () => `Documents to review`
export const documents_lists = () => `Documents and accounts to review`
export const documents_loading = () => `Loading documents...`
export const documents_missing = () => `Missing`
export const documents_new_refused = <T>(i: { reason: string | number; moment: (words: string) => T }) => [`The one of `, i.moment(``), ` is rejected: `, `${i.reason}`]
export const documents_new_waits = <T>(i: { moment: (words: string) => T }) => [`A new one is under review, submitted `, i.moment(``), `.`]
export const documents_nid = () => `National ID (NID)`
export const documents_no_account_number = () => `An account number has 6 to 20 digits.`
export const documents_no_bin = () => `A BIN has 13 digits, like 001234567-0101.`
export const documents_no_nid = () => `A national ID number has 10, 13 or 17 digits.`
export const documents_no_routing_number = () => `A routing number has 9 digits, as on your cheques.`
export const documents_no_tin = () => `A TIN has 12 digits.`
export const documents_none = () => `Nothing to review.`
export const documents_not_loaded = () => `The documents could not be loaded.`
export const documents_number = () => `Number`
export const documents_reason_needed = () => `Give a reason for the store.`
export const documents_routing_hint = () => `9 digits, as on your cheques.`
export const documents_routing_number = () => `Routing number`
export const documents_sure_refuse = (i: { what: string | number; storeName: string | number }) => `Reject the ${i.what} of ${i.storeName}? The store reads why.`
export const documents_take_back = () => `Withdraw`
export const documents_taken_back = () => `Withdrawn. Payouts continue as before.`
export const documents_tin = () => `TIN (tax)`
export const documents_title = () => `Documents and payout account`
export const documents_to_decide = () => `Store documents`
export const documents_trade_licence = () => `Trade licence`
export const documents_way = () => `Payout method`
export const documents_what = () => `Submission`
export const documents_what_they_are = () => `Needed to invoice and pay you; an admin reviews each. BIN, registered name and address are printed on your tax invoices; other numbers stay private.`
export const entries_amount = () => `Amount in taka, without VAT`
export const entries_and_vat = (i: { sum: string | number }) => `and ${i.sum} VAT`
export const entries_caption = () => `Manual entries, newest first`
export const entries_kind_credit = () => `Credit`
export const entries_kind_debit = () => `Debit`
export const entries_kind_fee = () => `Fee for a service`
export const entries_kind_hint = () => `Only fees get VAT, invoiced with the commission`
export const entries_kind_opening_balance = () => `Opening balance, owed to the store`
export const entries_kind_opening_debt = () => `Opening balance, owed by the store`
export const entries_kind_penalty = () => `Penalty`
export const entries_kind_write_off = () => `Write-off of a debt`
export const entries_loading = () => `Loading manual entries...`
export const entries_none = () => `No manual entries yet.`
export const entries_not_loaded = () => `The manual entries could not be loaded.`
export const entries_number = (i: { number: string | number }) => `Entry ${i.number}`
export const entries_of_store = (i: { storeName: string | number }) => `Manual entries: ${i.storeName}`
export const entries_older = () => `Older entries`
export const entries_prepare = () => `Prepare entry`
export const entries_reason_hint = () => `Shown on the store’s statement`
export const entries_refuse_hint = () => `What is wrong. The entry stays in the list`
export const entries_sure_refuse = (i: { amount: string | number; storeName: string | number }) => `Reject the entry of ${i.amount} for ${i.storeName}?`
export const entries_title = () => `Manual entries`
export const entries_to_shop = (i: { sum: string | number }) => `${i.sum} from the store`
export const entries_to_store = (i: { sum: string | number }) => `${i.sum} to the store`
export const entries_what_they_are = () => `Posted to a store once a second admin approves, and shown on its next statement. Add one from a store’s terms.`
export const entries_what_they_are_to_store = () => `Paid to or charged from your store beside sales, each on a statement.`
export const field_at_most = (i: { most: string | number }) => `Must be at most ${i.most}.`
export const field_at_most_at_once = (i: { most: string | number }) => `At most ${i.most} at once.`
export const field_at_most_characters = (i: { most: string | number }) => `At most ${i.most} characters.`
export const field_at_most_days = (i: { most: string | number }) => `At most ${i.most} days.`
export const field_at_most_lines = (i: { most: string | number }) => `At most ${i.most} lines.`
export const field_begin_end_letter = () => `Begin and end with a letter or a digit.`
export const field_choose_district = () => `Choose a district of this division.`
export const field_choose_division = () => `Choose a division.`
export const field_code_six_digits = () => `A code has 6 digits.`
export const field_collected_beyond_delivery = (i: { delivery: string | number }) => `For a refused parcel, at most the delivery fee can be paid: ${i.delivery}.`
export const field_collected_other_sum = (i: { due: string | number }) => `The amount to collect is ${i.due}.`
export const field_contains_characters_cannot = () => `Contains characters that cannot be saved.`
export const field_fit_not_refused = () => `Choose from the pieces that were not kept.`
export const field_from_1_to_100 = () => `Must be from 1 to 100.`
export const field_kept_all = () => `Everything was kept. Mark the parcel as delivered.`
export const field_kept_not_sent = () => `Choose from the pieces of this parcel.`
export const field_kept_nothing = () => `Nothing was kept. Mark the parcel as refused.`
export const field_kept_other_sum = (i: { kept: string | number; collected: string | number }) => `These pieces come to ${i.kept}, but ${i.collected} was collected for what was kept.`
export const field_last_day_before = () => `The last day is before the first.`
export const field_most_20_sizes = () => `At most 20 sizes.`
export const field_most_most = (i: { most: string | number }) => `At most ${i.most}.`
export const field_most_most_rows = (i: { most: string | number }) => `At most ${i.most} rows.`
export const field_must_0_1 = () => `Must be 0 or 1.`
export const field_must_1 = () => `Must be 1.`
export const field_must_1_100 = () => `Must have 1 to 100 characters.`
export const field_must_7_30 = () => `Must be 7, 30 or 90.`
export const field_must_admin_vendor = () => `Must be Admin, Vendor or Customer.`
export const field_must_amount_taka = () => `Must be an amount in taka.`
export const field_must_between_0 = (i: { most: string | number }) => `Must be between 0 and ${i.most} taka with at most two decimals.`
export const field_must_between_least = (i: { least: string | number; most: string | number }) => `Must be between ${i.least} and ${i.most}.`
export const field_must_bin = () => `Must be a BIN: 13 digits such as 001234567-0101.`
export const field_must_card = () => `Must be “card”.`
export const field_must_day_such = () => `Must be a day such as 2026-11-21.`
export const field_must_json = () => `Must be JSON.`
export const field_must_least_0 = () => `Must be at least 0.`
export const field_must_least_1 = () => `Must be at least 1.`
export const field_must_link_begins = () => `Must be a link that begins with https://.`
export const field_must_list = () => `Must be a list.`
export const field_must_list_of_days = (i: { wrong: string | number }) => `${i.wrong} is not a day. Write days such as 2026-12-16, separated by spaces.`
export const field_must_list_rows = () => `Must be a list of rows.`
export const field_must_month = () => `Must be a month such as 2026-11.`
export const field_must_most_most_inches = (i: { most: string | number }) => `Must be at most ${i.most} inches.`
export const field_must_most_most_taka = (i: { most: string | number }) => `Must be at most ${i.most} taka.`
export const field_must_number_pieces = () => `Must be a number of pieces for sizes on offer.`
export const field_must_one_more = (i: { value: string | number }) => `Must be one or more of ${i.value}.`
export const field_must_one_value = (i: { value: string | number }) => `Must be one of ${i.value}.`
export const field_must_pending_completed = () => `Must be Pending, Completed or Cancelled.`
export const field_must_percent = (i: { most: string | number }) => `Must be between 0 and ${i.most} with at most two decimals.`
export const field_must_positive_number = () => `Must be a positive number.`
export const field_must_positive_whole = () => `Must be a positive whole number.`
export const field_must_text = () => `Must be a text.`
export const field_must_whole_number = () => `Must be a whole number.`
export const field_needs_size_chest = () => `Needs size, chest, length and sleeve.`
export const field_not_password = () => `This is not your password.`
export const field_only_cash_delivery = () => `Only cash on delivery (cod) places an order.`
export const field_order_needs_least = () => `An order needs at least one item.`
export const field_phone_or_email = () => `Enter a phone number or an email.`
export const field_please_choose_csv = () => `Choose a CSV file.`
export const field_please_choose_orders = () => `Choose orders.`
export const field_please_choose_parcels = () => `Choose parcels.`
export const field_please_choose_picture = () => `Choose a picture file.`
export const field_please_choose_products = () => `Choose products.`
export const field_please_choose_size = () => `Choose a size.`
export const field_please_choose_something = () => `Choose something.`
export const field_please_enter_mobile = () => `Enter a mobile number, like 01711-000000.`
export const field_please_enter_number = () => `Enter a number of inches.`
export const field_refund_no_shipping = () => `No shipping is left to refund.`
export const field_refund_not_its_till = () => `A store can refund only the cash that it collected itself.`
export const field_refund_nothing = () => `Choose at least one piece.`
export const field_refund_nothing_paid = () => `Nothing was paid for these pieces.`
export const field_refund_shipping_of_shop = () => `The shop kept this shipping fee. Only an admin can refund it.`
export const field_refund_too_many = () => `Only pieces that were kept and are not refunded yet can be refunded.`
export const field_there_no_such = () => `This day does not exist.`
export const field_too_long = () => `This is too long.`
export const field_totp_not_right = () => `This code is wrong, or was already used.`
export const field_use_3_40 = () => `Use 3 to 40 letters, digits, dots, dashes or underscores.`
export const field_use_least_8 = () => `Use at least 8 characters.`
export const field_use_most_128 = () => `Use at most 128 characters.`
export const fulfilment_awaits_confirmation = () => `Large order, new customer: call first. Stock is reserved once you confirm.`
export const fulfilment_collected = (i: { total: string | number }) => `Collected ${i.total}`
export const fulfilment_confirm = (i: { count: number }) => i.count === 0 ? `Confirm` : i.count === 1 ? `Confirm` : `Confirm (${i.count})`
export const fulfilment_confirm_by = (i: { day: string | number }) => `Confirm by ${i.day}`
export const fulfilment_correct_send = () => `Correct stage`
export const fulfilment_correct_title = () => `Recorded by mistake? Correct it.`
export const fulfilment_could_not_loaded = () => `The parcels could not be loaded.`
export const fulfilment_deliver_by = (i: { day: string | number }) => `Deliver by ${i.day}`
export const fulfilment_done = () => `Done`
export const fulfilment_find = () => `No., name, phone, label`
export const fulfilment_find_in_shop = () => `No., name, phone, label, store`
export const fulfilment_find_order = () => `Track your order`
export const fulfilment_find_order_lede = () => `Enter the order number and the phone given with it.`
export const fulfilment_find_order_send = () => `Track order`
export const fulfilment_fit_send = () => `Record returned pieces`
export const fulfilment_fit_title = () => `How many returned pieces can be sold again?`
export const fulfilment_hand_over = (i: { count: number }) => i.count === 0 ? `Hand over to the rider` : i.count === 1 ? `Hand over to the rider` : `Hand over to the rider (${i.count})`
export const fulfilment_hand_over_by = (i: { day: string | number }) => `Hand over by ${i.day}`
export const fulfilment_kept_proposed = () => `Only these match the amount collected. Check them.`
export const fulfilment_kept_send = () => `Save kept pieces`
export const fulfilment_kept_title = () => `The courier reports that a part was kept. Which pieces?`
export const fulfilment_late = () => `Late`
export const fulfilment_late_confirm = (i: { day: string | number }) => `Late: confirmation was due ${i.day}`
export const fulfilment_late_count = (i: { late: string | number }) => `${i.late} late`
export const fulfilment_late_delivery = (i: { day: string | number }) => `Late: delivery was due ${i.day}`
export const fulfilment_late_hand_over = (i: { day: string | number }) => `Late: hand-over was due ${i.day}`
export const fulfilment_limit_tracking = (i: { duration: string | number }) => `Too many order searches. Please try again in ${i.duration}.`
export const fulfilment_lists = () => `Parcel lists`
export const fulfilment_loading = () => `Loading parcels…`
export const fulfilment_look_in_all = () => `Search all lists`
export const fulfilment_looking = () => `Searching...`
export const fulfilment_mark_coming_back = () => `Mark as coming back`
export const fulfilment_mark_delivered = (i: { count: number }) => i.count === 0 ? `Mark as delivered and paid` : i.count === 1 ? `Mark as delivered and paid` : `Mark as delivered and paid (${i.count})`
export const fulfilment_mark_lost = () => `Mark as lost`
export const fulfilment_mark_packed = (i: { count: number }) => i.count === 0 ? `Mark as packed` : i.count === 1 ? `Mark as packed` : `Mark as packed (${i.count})`
export const fulfilment_mark_refused = () => `Mark as refused`
export const fulfilment_more = () => `More parcels`
export const fulfilment_none_of_these = () => `No parcels found.`
export const fulfilment_not_found = () => `The order could not be looked up. Please try again.`
export const fulfilment_not_in_list = () => `Not in this list.`
export const fulfilment_note = (i: { notes: string | number }) => `Note: ${i.notes}`
export const fulfilment_noted = () => `Saved.`
export const fulfilment_noted_stage = (i: { stage: string | number }) => `Saved: ${i.stage}.`
export const fulfilment_noted_stages = (i: { count: string | number; stage: string | number }) => `Saved for ${i.count} parcels: ${i.stage}.`
export const fulfilment_nothing_late = () => `No late parcels.`
export const fulfilment_nothing_to_do = () => `No parcels here.`
export const fulfilment_of_pieces = (i: { most: string | number }) => `of ${i.most}`
export const fulfilment_on_the_way = () => `On the way`
export const fulfilment_order_number = () => `Order number`
export const fulfilment_own_rider = () => `the store’s own rider`
export const fulfilment_own_riders = () => `Own riders`
export const fulfilment_paid_for_delivery = () => `Delivery fee paid (taka)`
export const fulfilment_paid_for_delivery_hint = (i: { delivery: string | number }) => `0, or up to ${i.delivery}.`
export const fulfilment_part_title = () => `Kept in part: how many pieces?`
export const fulfilment_select_all = () => `Select all`
export const fulfilment_select_parcel = (i: { parcelId: string | number }) => `Select parcel ${i.parcelId}`
export const fulfilment_something_else = () => `Other outcomes`
export const fulfilment_stage = () => `Stage`
export const fulfilment_sure = (i: { orderId: string | number }) => `Are you sure about order ${i.orderId}?`
export const fulfilment_to_collect = (i: { total: string | number }) => `To collect ${i.total}`
export const fulfilment_to_confirm = () => `To confirm`
export const fulfilment_to_hand_over = () => `To hand over`
export const fulfilment_to_pack = () => `To pack`
export const fulfilment_was_delivered = () => `Was this parcel delivered and paid in full?`
export const fulfilment_were_delivered = () => `Were these parcels delivered and paid in full?`
export const imports_1_file = () => `1. File`
export const imports_2_columns = () => `2. Columns`
export const imports_3_preview = () => `3. Preview`
export const imports_4_check_import = () => `4. Check and import`
export const imports_all_columns = () => `All columns`
export const imports_another_import_under = () => `Another import is running. Please wait.`
export const imports_back_products = () => `Back to the products`
export const imports_categories_category = (i: { category: string | number }) => `Categories by “${i.category}”`
export const imports_category_all_products = () => `Category of all products`
export const imports_category_of = (i: { value: string | number }) => `Category of ${i.value}`
export const imports_category_was_deleted = () => `A category was deleted. Check the file again.`
export const imports_check = () => `Check`
export const imports_check_left_out = (i: { count: number; shown: string | number }) => i.count === 1 ? `No other problems. ${i.shown} row will be left out. Nothing is saved yet.` : `No other problems. ${i.shown} rows will be left out. Nothing is saved yet.`
export const imports_choose_another_file = () => `Choose another file`
export const imports_choose_category = () => `Choose a category`
export const imports_choose_column = () => `Choose a column`
export const imports_choose_column_category = () => `Choose a category or its column.`
export const imports_choose_column_names = () => `Choose the name column.`
export const imports_choose_column_price = () => `Enter a price or choose its column.`
export const imports_choose_file = () => `Choose a file`
export const imports_chosen_category_no = () => `A chosen category no longer exists.`
export const imports_column = () => `Column`
export const imports_column_empty = () => `This column is empty.`
export const imports_columns_file = () => `Columns of the file`
export const imports_columns_file_not = () => `Separate columns by commas, or by semicolons or tabs alone. Save as “CSV UTF-8 (comma delimited)”.`
export const imports_created = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product added.` : `${i.shown} products added.`
export const imports_csv_file_may = () => `A CSV file has at most 10 MB.`
export const imports_download = () => `Download`
export const imports_download_sample = () => `Download a sample file`
export const imports_empty_cells = () => `empty cells`
export const imports_empty_not_counted = () => `Empty: not counted`
export const imports_empty_value = () => `(empty)`
export const imports_every_value_category = () => `Every value has a category.`
export const imports_file_empty = () => `The file is empty.`
export const imports_file_larger_than = () => `The file is larger than 10 MB. Split it.`
export const imports_file_not_utf = () => `The file is not UTF-8. Save it as “CSV UTF-8 (comma delimited)”.`
export const imports_file_words = () => `Choose a CSV file or drop it here: UTF-8, column names first, up to 20,000 rows and 10 MB.`
export const imports_first_count_listed = (i: { count: string | number }) => `The first ${i.count} are listed.`
export const imports_first_count_total = (i: { count: string | number; total: string | number }) => `The first ${i.count} of ${i.total} products.`
export const imports_import_all = (i: { count: number; shown: string | number }) => i.count === 1 ? `Import ${i.shown} product` : `Import ${i.shown} products`
export const imports_import_good = (i: { count: number; shown: string | number }) => i.count === 1 ? `Import valid rows: ${i.shown} product` : `Import valid rows: ${i.shown} products`
export const imports_known_add = () => `Add them again`
export const imports_known_goods = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product is already in your store: update it or add it again. Nothing is saved yet.` : `${i.shown} products are already in your store: update them or add them again. Nothing is saved yet.`
export const imports_known_title = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product with this number is already in your store.` : `${i.shown} products with these numbers are already in your store.`
export const imports_known_update = () => `Update existing products`
export const imports_left_out = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} row was left out.` : `${i.shown} rows were left out.`
export const imports_limit = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} imports in ${i.window}. Please try again in ${i.duration}.`
export const imports_line = () => `Line`
export const imports_line_words = () => `Line or text`
export const imports_lost_letters = () => `Letters were lost. Save the file again as “CSV UTF-8”.`
export const imports_most_columns = (i: { most: string | number }) => `A file has at most ${i.most} columns.`
export const imports_most_rows = () => `A file has at most 20,000 rows.`
export const imports_no_category = () => `No category`
export const imports_no_name = () => `No name`
export const imports_no_price = () => `No price`
export const imports_no_sizes_nobody = () => `No sizes: it cannot be bought`
export const imports_no_such_category = (i: { name: string | number }) => `There is no category “${i.name}”.`
export const imports_none = () => `None`
export const imports_not_for_sale = (i: { words: string | number }) => `Left out: not for sale (“${i.words}”).`
export const imports_not_money = (i: { words: string | number }) => `“${i.words}” is not an amount of money.`
export const imports_not_size = (i: { words: string | number; sizes: string | number }) => `“${i.words}” is not a size. Sizes are ${i.sizes}.`
export const imports_nothing_says_category = () => `No category given.`
export const imports_nothing_says_price = () => `No price given.`
export const imports_nothing_wrong_file = () => `No problems found. Nothing is saved yet.`
export const imports_one_all = () => `One for all`
export const imports_only_problems = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} problem. Nothing is saved yet.` : `${i.shown} problems. Nothing is saved yet.`
export const imports_open_count_values = (i: { open: number; count: number }) => (i.open === 1) && (i.count === 1) ? `The value has no category. Its rows cannot be imported.` : i.open === 1 ? `${i.open} of ${i.count} values has no category. Its rows cannot be imported.` : `${i.open} of ${i.count} values have no category. Their rows cannot be imported.`
export const imports_option_others = () => `Other options`
export const imports_option_sizes = () => `Sizes among options`
export const imports_own_number = () => `SKU or own number`
export const imports_picture = () => `Picture URL`
export const imports_picture_changed = () => `Picture not used: the product has a newer one.`
export const imports_picture_no_address = (i: { words: string | number }) => `“${i.words}” is not a picture URL. Begin with https:// or http://.`
export const imports_picture_not_fetched_broken = (i: { host: string | number }) => `Picture not downloaded: lost connection to ${i.host}.`
export const imports_picture_not_fetched_certificate = (i: { host: string | number }) => `Picture not downloaded: invalid certificate of ${i.host}.`
export const imports_picture_not_fetched_fault = () => `Picture not downloaded: something went wrong here.`
export const imports_picture_not_fetched_hidden = (i: { host: string | number }) => `Picture not downloaded: ${i.host} denies access.`
export const imports_picture_not_fetched_host = (i: { host: string | number }) => `Picture not downloaded: ${i.host} not found.`
export const imports_picture_not_fetched_limit = (i: { most: string | number }) => `Picture not downloaded: ${i.most} a day at most. Import again tomorrow with “Update existing products”.`
export const imports_picture_not_fetched_missing = (i: { host: string | number }) => `Picture not downloaded: none at this URL of ${i.host}.`
export const imports_picture_not_fetched_redirects = (i: { host: string | number }) => `Picture not downloaded: ${i.host} redirects too often.`
export const imports_picture_not_fetched_status = (i: { host: string | number; status: string | number }) => `Picture not downloaded: ${i.host} answered ${i.status}.`
export const imports_picture_not_fetched_timeout = (i: { host: string | number }) => `Picture not downloaded: ${i.host} took too long.`
export const imports_pictures_found = (i: { count: number; shown: string | number }) => i.count === 1 ? `The file has a picture for ${i.shown} product, downloaded after the import.` : `The file has pictures for ${i.shown} products, downloaded after the import.`
export const imports_pictures_progress = (i: { done: string | number; total: string | number }) => `Pictures downloaded: ${i.done} of ${i.total}`
export const imports_price_all_products = () => `Price of all products`
export const imports_price_taka = () => `Price in taka`
export const imports_problem = () => `Problem`
export const imports_problems_of = (i: { fileName: string | number }) => `problems of ${i.fileName}`
export const imports_products = () => `Import products`
export const imports_products_will_belong = () => `Its products go to the shop’s own store.`
export const imports_progress = (i: { words: string | number; done: string | number; rows: string | number }) => `${i.words}: ${i.done} of ${i.rows}`
export const imports_quotation_mark_not = () => `A quotation mark is not closed.`
export const imports_quotation_marks_do = () => `Quotation marks do not match: write "like ""this""". The rest was not read.`
export const imports_reading = () => `Reading`
export const imports_reading_file = () => `Reading the file…`
export const imports_recent = () => `Imports of the last day`
export const imports_row_more_cells = () => `More cells than the header. Comma outside quotation marks?`
export const imports_row_too_long = () => `The row is too long. Unclosed quotation mark?`
export const imports_row_without_size = () => `This row needs a size: its product has several rows.`
export const imports_rows = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} row` : `${i.shown} rows`
export const imports_sale_price = () => `Sale price`
export const imports_same_all = () => `The same for all`
export const imports_sample_description = () => `Soft cotton, for the day of Eid and the days after.`
export const imports_sample_file = () => `haat-sample.csv`
export const imports_sample_panjabi = () => `White cotton panjabi`
export const imports_sample_saree = () => `Red katan saree`
export const imports_sample_specification = () => `<p>100% cotton</p>`
export const imports_sample_tag_cotton = () => `cotton`
export const imports_sample_tag_eid = () => `eid`
export const imports_say_which_column = () => `Match the columns, or enter one value for all.`
export const imports_search_problems_line = () => `Search problems by line or text`
export const imports_sending_file = () => `Sending the file`
export const imports_several_categories = (i: { name: string | number }) => `Several categories are called “${i.name}”. Write a path, such as Men > Panjabi.`
export const imports_several_prices = () => `This product’s rows have different prices. All sizes share one.`
export const imports_show_more = () => `Show more`
export const imports_show_more_count = (i: { count: string | number }) => `Show more of ${i.count} values`
export const imports_shown_of = (i: { shown: string | number; all: string | number }) => `${i.shown} of ${i.all} shown by this filter.`
export const imports_size_twice = (i: { size: string | number }) => `Two rows of this product have size ${i.size}.`
export const imports_sizes = () => `Sizes`
export const imports_sizes_all_products = () => `Sizes of all products`
export const imports_sizes_sizes_stock = (i: { sizes: string | number; stock: string | number }) => `Sizes ${i.sizes} · stock ${i.stock}`
export const imports_some_problems = (i: { count: number; shown: string | number; bad: string | number; rows: string | number }) => i.count === 1 ? `${i.shown} problem in ${i.bad} of ${i.rows} rows. Nothing is saved yet.` : `${i.shown} problems in ${i.bad} of ${i.rows} rows. Nothing is saved yet.`
export const imports_something_went_wrong = () => `Something went wrong. Nothing was imported.`
export const imports_stock = () => `as in stock`
export const imports_stock_each_size = () => `Stock of each size`
export const imports_stock_must_whole = () => `Stock must be a whole number.`
export const imports_stock_not_size = (i: { words: string | number }) => `“${i.words}” is not a size. Write stock as M:5|L:0.`
export const imports_stock_other_size = (i: { size: string | number }) => `${i.size} is not one of this product’s sizes.`
export const imports_stock_range = (i: { most: string | number }) => `Stock must be a whole number from 0 to ${i.most}.`
export const imports_stock_without_size = () => `This stock belongs to no size.`
export const imports_storing = () => `Saving`
export const imports_such_cell = (i: { cell: string | number }) => `For example “${i.cell}”`
export const imports_tag_too_long = (i: { most: string | number }) => `A tag has at most ${i.most} characters.`
export const imports_tags_from_one = () => `Tags, from one or several columns`
export const imports_there_no_rows = () => `There are no rows below the header.`
export const imports_there_no_such = () => `The file has no such column.`
export const imports_unclear_price = (i: { words: string | number }) => `“${i.words}” is ambiguous. Write 2500, or 2.50.`
export const imports_undo = () => `Undo this import`
export const imports_undo_ask = () => `Undo this import? Added products are deleted, changed ones restored.`
export const imports_undo_deleted = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product was deleted.` : `${i.shown} products were deleted.`
export const imports_undo_done = () => `This import was undone.`
export const imports_undo_failed = () => `Something went wrong. Nothing was undone. Please try again.`
export const imports_undo_kept = (i: { fields: string | number }) => `Left as is, changed later: ${i.fields}.`
export const imports_undo_kept_title = () => `What could not be undone`
export const imports_undo_ordered = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} of them is on an order, which continues.` : `${i.shown} of them are on orders, which continue.`
export const imports_undo_refused = () => `Nothing was undone: you no longer manage that store. Ask its owner or an admin.`
export const imports_undo_restored = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product has its previous values.` : `${i.shown} products have their previous values.`
export const imports_undo_size = (i: { size: string | number }) => `stock of ${i.size}`
export const imports_undo_until = () => `It can be undone until`
export const imports_unread_sale_days = (i: { words: string | number }) => `“${i.words}” is no day, so the sale price is unclear. Write 2026-01-31.`
export const imports_updated = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product was updated.` : `${i.shown} products were updated.`
export const imports_was_interrupted_nothing = () => `The import was interrupted. Nothing was imported.`
export const imports_what_mend = () => `What to fix`
export const invoices_bin = () => `BIN`
export const invoices_bn_buyer_bin = () => `ক্রেতার বিআইএন`
export const invoices_bn_buyer_name = () => `ক্রেতার নাম`
export const invoices_bn_corrects = () => `মূল চালানপত্র নম্বর`
export const invoices_bn_description = () => `পণ্য বা সেবার বর্ণনা (ব্র্যান্ড নামসহ)`
export const invoices_bn_designation = () => `পদবি`
export const invoices_bn_destination = () => `সরবরাহের গন্তব্যস্থল`
export const invoices_bn_duty = () => `সম্পূরক শুল্কের পরিমাণ (টাকায়)`
export const invoices_bn_form_63 = () => `কর চালানপত্র, মূসক-৬.৩`
export const invoices_bn_form_67 = () => `ক্রেডিট নোট, মূসক-৬.৭`
export const invoices_bn_government = () => `গণপ্রজাতন্ত্রী বাংলাদেশ সরকার, জাতীয় রাজস্ব বোর্ড`
export const invoices_bn_issued_at = () => `ইস্যুর সময়`
export const invoices_bn_issued_on = () => `ইস্যুর তারিখ`
export const invoices_bn_issuer_address = () => `চালানপত্র ইস্যুর ঠিকানা`
export const invoices_bn_issuer_bin = () => `নিবন্ধিত ব্যক্তির বিআইএন`
export const invoices_bn_issuer_name = () => `নিবন্ধিত ব্যক্তির নাম`
export const invoices_bn_number_63 = () => `চালানপত্র নম্বর`
export const invoices_bn_number_67 = () => `ক্রেডিট নোট নম্বর`
export const invoices_bn_officer = () => `দায়িত্বপ্রাপ্ত ব্যক্তির নাম`
export const invoices_bn_piece = () => `পিস`
export const invoices_bn_position = () => `ক্রমিক`
export const invoices_bn_quantity = () => `পরিমাণ`
export const invoices_bn_rate = () => `মূল্য সংযোজন করের হার`
export const invoices_bn_reason = () => `ইস্যুর কারণ`
export const invoices_bn_seal = () => `সিল`
export const invoices_bn_service = () => `সেবা`
export const invoices_bn_signature = () => `স্বাক্ষর`
export const invoices_bn_sum = () => `সর্বমোট`
export const invoices_bn_supplied = () => `সরবরাহের তারিখ ও সময়`
export const invoices_bn_unit = () => `সরবরাহের একক`
export const invoices_bn_unit_value = () => `একক মূল্য (টাকায়)`
export const invoices_bn_value = () => `মোট মূল্য (টাকায়)`
export const invoices_bn_vat = () => `মূল্য সংযোজন করের পরিমাণ (টাকায়)`
export const invoices_bn_with_taxes = () => `সকল প্রকার শুল্ক ও করসহ মূল্য`
export const invoices_buyer_bin = () => `BIN of the purchaser`
export const invoices_buyer_name = () => `Purchaser`
export const invoices_caption = () => `Tax invoices and credit notes, newest first`
export const invoices_commission_of = (i: { subject: string | number }) => `Marketplace commission: ${i.subject}`
export const invoices_corrects = () => `Corrects invoice`
export const invoices_designation = () => `Designation`
export const invoices_destination = () => `Destination of supply`
export const invoices_duty = () => `Supplementary duty (taka)`
export const invoices_fee_of = (i: { subject: string | number }) => `Fee: ${i.subject}`
export const invoices_form = () => `Form`
export const invoices_form_63 = () => `Tax invoice (Mushak 6.3)`
export const invoices_form_67 = () => `Credit note (Mushak 6.7)`
export const invoices_given_back = () => `Commission was refunded.`
export const invoices_invoice_number = (i: { number: string | number }) => `Tax invoice ${i.number}`
export const invoices_issued_at = () => `Time of issue`
export const invoices_issued_on = () => `Date of issue`
export const invoices_issuer_name = () => `Registered person`
export const invoices_issuing_address = () => `Issuing address`
export const invoices_kind_commission = () => `Shop commission`
export const invoices_kind_sale = () => `Sale`
export const invoices_kinds = () => `What was invoiced`
export const invoices_loading = () => `Loading tax invoices...`
export const invoices_missing_address = () => `Your BIN document has no address, so neither have your tax invoices. Submit one that has.`
export const invoices_missing_bin = () => `No tax invoices without an approved BIN. Submit it with your documents; deliveries after approval are invoiced.`
export const invoices_missing_of_shop = (i: { missing: string | number }) => `The shop issues no tax invoices. Missing in the settings: ${i.missing}.`
export const invoices_months = () => `Months`
export const invoices_none = () => `No invoices in this month.`
export const invoices_not_loaded = () => `The tax invoices could not be loaded.`
export const invoices_note_number = (i: { number: string | number }) => `Credit note ${i.number}`
export const invoices_number_63 = () => `Invoice no.`
export const invoices_number_67 = () => `Credit note no.`
export const invoices_officer = () => `Officer’s name`
export const invoices_older = () => `Older tax invoices`
export const invoices_piece = () => `piece`
export const invoices_rate = () => `VAT rate`
export const invoices_reconciled = (i: { month: string | number }) => `Ledger and invoices of ${i.month}`
export const invoices_reconciled_credited = () => `Credited by credit notes`
export const invoices_reconciled_difference = () => `Difference`
export const invoices_reconciled_invoiced = () => `On tax invoices`
export const invoices_reconciled_ledger = () => `In the ledger`
export const invoices_reconciled_uninvoiced = () => `In statements, not invoiced`
export const invoices_reconciled_waiting = () => `Not in a statement yet`
export const invoices_reconciled_what = () => `The shop’s charges to stores with VAT, by delivery day. The difference should be 0.`
export const invoices_reconciled_wrong = () => `Ledger and invoices differ. Tell the shop’s operator.`
export const invoices_registered_name = () => `Registered name`
export const invoices_sales = () => `Sales`
export const invoices_seal = () => `Seal`
export const invoices_service = () => `service`
export const invoices_signature = () => `Signature`
export const invoices_supplied = () => `Supplied`
export const invoices_taken_back = () => `credited`
export const invoices_taken_back_in_part = () => `partly credited`
export const invoices_taken_back_words = () => `Credited, in full or in part.`
export const invoices_title = () => `Tax invoices`
export const invoices_unit = () => `Unit`
export const invoices_unit_value = () => `Unit value (taka)`
export const invoices_value = () => `Total value (taka)`
export const invoices_vat = () => `VAT (taka)`
export const invoices_vat_of_all = () => `VAT`
export const invoices_what_they_are = () => `Stores with a BIN invoice deliveries; the shop invoices its commission per statement. Corrections and refunds are credit notes.`
export const invoices_with_taxes = () => `Value with all taxes (taka)`
export const jobs_attempts = (i: { attempts: string | number; maxAttempts: string | number }) => `${i.attempts} of ${i.maxAttempts} attempts`
export const jobs_caption = () => `Failed jobs, newest first`
export const jobs_error = () => `Error`
export const jobs_given_up = () => `Given up`
export const jobs_is_retried = (i: { name: string | number }) => `${i.name} is being retried.`
export const jobs_job = () => `Job`
export const jobs_loading = () => `Loading jobs...`
export const jobs_more = () => `More jobs`
export const jobs_next = <T>(i: { moment: (words: string) => T }) => [`next: `, i.moment(``)]
export const jobs_none = () => `No failed jobs.`
export const jobs_number_added = <T>(i: { id: string | number; moment: (words: string) => T }) => [`no. `, `${i.id}`, `, `, i.moment(``)]
export const jobs_retry_label = (i: { name: string | number; id: string | number }) => `Try ${i.name} again, no. ${i.id}`
export const jobs_title = () => `Failed jobs`
export const jobs_unanswered = () => `The jobs could not be loaded.`
export const kind_admin_changed = () => `The shop’s admins changed`
export const kind_courier_refused = () => `A courier account is rejected`
export const kind_email_changed = () => `Your email is changed`
export const kind_first_proof = () => `Your email is confirmed`
export const kind_job_failed = () => `A job has failed for good`
export const kind_new_device = () => `A login from a new device`
export const kind_order_cancelled = () => `Your order is cancelled`
export const kind_order_completed = () => `Your parcel is delivered`
export const kind_order_not_to_pack = () => `An order is cancelled by its customer or by Haat`
export const kind_order_placed = () => `Your order is placed`
export const kind_order_to_pack = () => `An order to pack`
export const kind_parcel_at_the_door = () => `Your parcel is out for delivery`
export const kind_parcel_coming_back = () => `A parcel is coming back to you`
export const kind_parcel_confirmed = () => `A store has confirmed your parcel`
export const kind_parcel_handed_over = () => `Your parcel is on its way`
export const kind_parcel_kept_in_part = () => `A parcel you sent was kept in part`
export const kind_parcel_lost = () => `Your parcel is lost`
export const kind_parcel_not_taken = () => `A parcel you sent was refused`
export const kind_parcel_part_to_say = () => `You need to record which pieces were kept`
export const kind_parcel_partly_delivered = () => `Your parcel was delivered in part`
export const kind_parcel_refused = () => `Your parcel was refused`
export const kind_password_changed = () => `Your password is changed`
export const kind_payout_escalated = () => `Payouts to stores are late`
export const kind_payout_failed = () => `A payout to your store failed`
export const kind_payout_late = () => `A payout to your store is late`
export const kind_payout_paid = () => `A payout to your store is paid`
export const kind_phone_changed = () => `Your phone is changed`
export const kind_promise_broken = () => `A parcel is late`
export const kind_promise_escalated = () => `A store has been late for days`
export const kind_refund_cancelled = () => `A refund is cancelled`
export const kind_refund_failed = () => `A refund did not arrive`
export const kind_refund_granted = () => `A refund is approved`
export const kind_refund_paid = () => `A refund is paid`
export const kind_sms_nearly_spent = () => `The daily SMS limit is nearly reached`
export const kind_statement_closed = () => `A statement of your store is closed`
export const kind_stock_held = () => `One customer has much of a store’s stock on order`
export const kind_stock_low = () => `A size is running out`
export const kind_store_account_changed = () => `The payout account of your store is changed`
export const kind_store_owes = () => `Your store owes the shop`
export const kind_store_paused = () => `Your store takes no new orders`
export const kind_store_payment_taken_back = () => `A payment of your store is reversed`
export const kind_store_refunded = () => `A sale of your store is refunded`
export const kind_store_resumed = () => `Your store takes new orders again`
export const kind_two_step_changed = () => `Two-step login is turned on or off`
export const kind_vendor_approved = () => `Your store is approved`
export const kind_vendor_rejected = () => `Your store is rejected`
export const kind_vendor_waiting = () => `A store is waiting for approval`
export const kind_webhook_disabled = () => `A webhook was switched off`
export const labels_collect = () => `Collect at the door`
export const labels_four_on_a4 = () => `A4, four on a sheet`
export const labels_none = () => `No label to print`
export const labels_none_words = () => `None of these parcels is still to be delivered.`
export const labels_of_parcel = (i: { parcelId: string | number }) => `Label of parcel ${i.parcelId}`
export const labels_paper = () => `Paper size`
export const labels_pieces = (i: { count: number; shown: string | number }) => i.count === 1 ? `1 piece` : `${i.shown} pieces`
export const labels_print = (i: { count: number }) => i.count === 1 ? `Print label` : `Print ${i.count} labels`
export const labels_rounded = (i: { sum: string | number }) => `Rounded down from ${i.sum}`
export const labels_small = () => `10 × 15 cm, one each`
export const labels_title = () => `Labels`
export const mail_account_deleted = () => `Not sent: the account was deleted.`
export const mail_confirm_contact = () => `Confirm this email`
export const mail_due = (i: { total: string | number }) => `To pay when it arrives: ${i.total}`
export const mail_due_with_shipping = (i: { total: string | number; shipping: string | number }) => `To pay when it arrives: ${i.total}, including ${i.shipping} shipping`
export const mail_find_order = () => `You find this order in the shop, under My orders.`
export const mail_next_several = (i: { parcels: string | number }) => `Each store confirms and packs its own parcel, so you get ${i.parcels} parcels.`
export const mail_no_address = () => `This is not an email address.`
export const mail_order_of = (i: { orderId: string | number; moment: string | number }) => `Order ${i.orderId}, ${i.moment}`
export const mail_order_of_total = (i: { orderId: string | number; total: string | number }) => `Order ${i.orderId}: ${i.total} in cash when it arrives.`
export const mail_ordered_from = (i: { storeName: string | number; moment: string | number }) => `Ordered from ${i.storeName}, ${i.moment}`
export const mail_pay_one = (i: { total: string | number }) => `Cash on delivery: you pay ${i.total} in cash when it arrives.`
export const mail_pay_several = (i: { total: string | number }) => `Cash on delivery: you pay ${i.total} in cash altogether, when they arrive.`
export const mail_server_broke_off = () => `The email server could not be reached, or dropped the connection.`
export const mail_server_no_tls = () => `No TLS connection to the email server.`
export const mail_server_not_found = () => `The email server’s address could not be found.`
export const mail_server_not_trusted = () => `The email server’s certificate is not one that this shop trusts.`
export const mail_server_silent = () => `The email server did not answer in time.`
export const mail_size_times = (i: { size: string | number; quantity: string | number }) => `Size ${i.size} × ${i.quantity}`
export const mail_store_is_paid = () => `Cash on delivery: the customer pays when the parcel arrives.`
export const mail_store_unproven = () => `This email is not confirmed as the store’s, so details are left out, and each kind comes at most once a day. Log in to see the rest, and to confirm the email.`
export const mail_to_pack = (i: { orderId: string | number }) => `Order ${i.orderId}: a parcel to pack`
export const mail_too_many_today = (i: { most: string | number }) => `Not sent: the limit is ${i.most} emails a day.`
export const mail_unproven_words = () => `To get the full order by email, confirm this email: open your profile, choose Change email, and enter this address again.`
export const mail_unsubscribe = () => `Unsubscribe from these emails`
export const mail_why_account = () => `You get this email because you have an account at Haat.`
export const mail_why_admin = () => `You get this email because you are an admin of Haat.`
export const mail_why_customer = () => `This address was given with an order at Haat. If it was not you, there is nothing to pay and nothing to do.`
export const mail_why_store = (i: { storeName: string | number }) => `This email is for ${i.storeName}. It contains a customer’s address: please keep it private.`
export const mail_why_store_contact = () => `You get this email because this address was given as the contact of a store at Haat. If it is not yours, ignore it.`
export const mail_why_your_store = (i: { storeName: string | number }) => `You get this email because you run ${i.storeName} at Haat.`
export const mail_your_order = (i: { orderId: string | number }) => `Your order ${i.orderId} at Haat`
export const message_account_changed = (i: { storeName: string | number }) => `${i.storeName} has a new payout account`
export const message_account_changed_held = () => `Payouts to your store are on hold until an admin has reviewed it, and for 72 hours after that.`
export const message_account_changed_to = (i: { account: string | number }) => `Someone who is logged in to your store asked to be paid to: ${i.account}.`
export const message_account_not_you = () => `If this was not you, withdraw it under Documents and payout account, set a new password at once and tell the shop.`
export const message_add_products = () => `Go to your products`
export const message_admin_activated = (i: { name: string | number }) => `The admin ${i.name} is active again`
export const message_admin_changed_by = (i: { by: string | number }) => `${i.by} did this. If you did not expect it, call them at once, and check the audit log.`
export const message_admin_counts_from = () => `For 72 hours they cannot approve payouts, refunds or entries.`
export const message_admin_deactivated = (i: { name: string | number }) => `The admin ${i.name} was deactivated`
export const message_admin_deleted = (i: { name: string | number }) => `The admin ${i.name} was deleted`
export const message_admin_demoted = (i: { name: string | number }) => `${i.name} is no longer an admin`
export const message_admin_promoted = (i: { name: string | number }) => `${i.name} is an admin now`
export const message_admin_two_step_off = (i: { name: string | number }) => `Two-step login of the admin ${i.name} was turned off`
export const message_ask_again = () => `Correct your store’s profile and save it. An admin will review it again.`
export const message_cancelled_as_unconfirmed = () => `It was not confirmed in time, so it was cancelled. Its pieces are for sale again.`
export const message_cancelled_by_customer = () => `The customer cancelled it. Please do not pack it.`
export const message_cancelled_by_shop = (i: { storeName: string | number }) => `Haat cancelled the parcel from ${i.storeName}.`
export const message_cancelled_by_store = (i: { storeName: string | number }) => `${i.storeName} cancelled its parcel.`
export const message_cancelled_by_you = (i: { storeName: string | number }) => `You cancelled the parcel from ${i.storeName}.`
export const message_cancelled_unconfirmed = (i: { storeName: string | number }) => `${i.storeName} did not confirm its parcel in time, so it was cancelled.`
export const message_courier_brings = (i: { courier: string | number }) => `${i.courier} is delivering it.`
export const message_courier_refused = (i: { courier: string | number }) => `${i.courier} rejects the account`
export const message_courier_refused_next = () => `Parcels wait until its keys are corrected. Then they are booked.`
export const message_email_changed_words = (i: { newValue: string | number }) => `The email of your account is ${i.newValue} now.`
export const message_expired = () => `Not sent: it would have come too late.`
export const message_fill_up = () => `We notify you again after it is restocked and runs low once more.`
export const message_first_proof_words = () => `You have confirmed this email for the first time. Someone else may have registered it before, so the phone, two-step login and saved addresses added before are removed, and all devices are logged out.`
export const message_former_admin = () => `Not sent: this account is no longer an admin.`
export const message_have_cash_ready = () => `Please have the money ready; you pay when it arrives.`
export const message_held_by_account = (i: { percent: string | number; storeName: string | number }) => `One account has ${i.percent}% of the counted stock of ${i.storeName} on order`
export const message_held_by_phone = (i: { percent: string | number; storeName: string | number }) => `One phone has ${i.percent}% of the counted stock of ${i.storeName} on order`
export const message_held_by_place = (i: { percent: string | number; storeName: string | number }) => `One address has ${i.percent}% of the counted stock of ${i.storeName} on order`
export const message_held_next = () => `Call the customer. Cancelling the order puts the pieces back on sale.`
export const message_held_pieces = (i: { pieces: string | number; left: string | number }) => `${i.pieces} pieces are on order; ${i.left} of all counted sizes are left.`
export const message_job_failed = (i: { name: string | number }) => `The job ${i.name} has failed`
export const message_job_tried = (i: { count: number; shown: string | number }) => i.count === 1 ? `It was tried ${i.shown} time and is not retried automatically.` : `It was tried ${i.shown} times and is not retried automatically.`
export const message_job_waits = () => `The list of jobs shows the reason. You can try it again there.`
export const message_late_confirm = (i: { orderId: string | number; day: string | number }) => `Order ${i.orderId}: confirmation was due ${i.day}.`
export const message_late_delivery = (i: { orderId: string | number; day: string | number }) => `Order ${i.orderId}: delivery was due ${i.day}.`
export const message_late_hand_over = (i: { orderId: string | number; day: string | number }) => `Order ${i.orderId}: hand-over was due ${i.day}.`
export const message_late_more = (i: { shown: string | number }) => `And ${i.shown} more.`
export const message_late_of = (i: { storeName: string | number; words: string | number }) => `${i.storeName}: ${i.words}`
export const message_late_payout = (i: { parcelId: string | number; amount: string | number; day: string | number }) => `Parcel ${i.parcelId}: ${i.amount}, cash received on ${i.day}.`
export const message_new_device = () => `New login to your account`
export const message_new_device_words = () => `Someone logged in from a new device.`
export const message_not_refused = () => `Did you not refuse it? Please tell the store.`
export const message_not_to_pack = (i: { orderId: string | number }) => `Order ${i.orderId} is cancelled: nothing to pack`
export const message_nothing_to_pay = () => `There is nothing to pay for it.`
export const message_of_order = (i: { orderId: string | number; title: string | number }) => `Order ${i.orderId}: ${i.title}`
export const message_of_order_sum = (i: { orderId: string | number; sum: string | number; title: string | number }) => `Order ${i.orderId}, ${i.sum}: ${i.title}`
export const message_once_a_day = () => `Not sent: an unconfirmed email or phone gets one of these messages a day.`
export const message_order_again = () => `We are sorry. Please order it again.`
export const message_order_cancelled = (i: { orderId: string | number }) => `Order ${i.orderId} is cancelled`
export const message_order_completed = (i: { orderId: string | number }) => `Order ${i.orderId} is delivered`
export const message_own_rider_brings = () => `The store’s own rider is delivering it.`
export const message_paid_for_part = (i: { paid: string | number }) => `You paid ${i.paid} at the door. What you gave back costs you nothing.`
export const message_parcel_at_the_door = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: the parcel from ${i.storeName} is out for delivery`
export const message_parcel_cancelled = (i: { orderId: string | number }) => `A parcel of order ${i.orderId} is cancelled`
export const message_parcel_coming_back = (i: { orderId: string | number }) => `The parcel of order ${i.orderId} is coming back to you`
export const message_parcel_completed = (i: { storeName: string | number }) => `The parcel from ${i.storeName} is delivered and paid.`
export const message_parcel_confirmed = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: ${i.storeName} has confirmed its parcel`
export const message_parcel_goes_back = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: the parcel from ${i.storeName} was not delivered and goes back to its store`
export const message_parcel_handed_over = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: the parcel from ${i.storeName} is on its way`
export const message_parcel_is_packed = () => `It is being packed now. You can still cancel it until it leaves the store.`
export const message_parcel_lost = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: the parcel from ${i.storeName} is lost`
export const message_parcel_not_taken = (i: { orderId: string | number }) => `Order ${i.orderId} was refused at the door and is coming back to you`
export const message_parcel_partly_delivered = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: you kept a part of the parcel from ${i.storeName}`
export const message_parcel_refused = (i: { orderId: string | number; storeName: string | number }) => `Order ${i.orderId}: the parcel from ${i.storeName} was refused at the door`
export const message_parcels_late = (i: { count: number; shown: string | number }) => i.count === 1 ? `One of your parcels is late` : `${i.shown} of your parcels are late`
export const message_parcels_still_late = (i: { count: number; shown: string | number }) => i.count === 1 ? `A parcel is still late` : `${i.shown} parcels are still late`
export const message_password_changed_words = () => `All other devices were logged out.`
export const message_payout_failed = (i: { amount: string | number }) => `${i.amount} did not reach your store`
export const message_payout_failed_next = () => `The shop still owes you this amount and will pay it again. Please check your account details.`
export const message_payout_failed_to = (i: { payTo: string | number }) => `It went to ${i.payTo}.`
export const message_payout_late = (i: { amount: string | number }) => `${i.amount} should have been paid to your store`
export const message_payout_late_next = (i: { days: string | number }) => `The shop promises to pay within ${i.days} days of having the cash. Its admins have been notified.`
export const message_payout_paid = (i: { amount: string | number }) => `${i.amount} was paid to your store`
export const message_payout_paid_cash = (i: { reference: string | number }) => `In cash, reference ${i.reference}.`
export const message_payout_paid_of = (i: { number: string | number }) => `For statement ${i.number}.`
export const message_payout_paid_to = (i: { payTo: string | number; reference: string | number }) => `To ${i.payTo}, reference ${i.reference}.`
export const message_payouts_late = (i: { amount: string | number; days: string | number }) => `Payouts of ${i.amount} to stores are late (due within ${i.days} days)`
export const message_phone_changed_words = (i: { newValue: string | number }) => `The phone of your account is ${i.newValue} now.`
export const message_please_decide = () => `Please approve it or reject it.`
export const message_reason = (i: { reason: string | number }) => `Reason: ${i.reason}`
export const message_refund_cancelled = (i: { orderId: string | number; amount: string | number }) => `Order ${i.orderId}: the refund of ${i.amount} is cancelled`
export const message_refund_cancelled_ask = () => `If you think that is wrong, please write to us or call us.`
export const message_refund_failed = (i: { orderId: string | number; amount: string | number }) => `Order ${i.orderId}: ${i.amount} did not reach you`
export const message_refund_failed_owed = () => `We still owe it to you and will pay it again.`
export const message_refund_granted = (i: { orderId: string | number; amount: string | number }) => `Order ${i.orderId}: ${i.amount} will be refunded`
export const message_refund_granted_for = (i: { pieces: string | number }) => `For ${i.pieces}.`
export const message_refund_granted_until = (i: { day: string | number }) => `You will have it by ${i.day} at the latest, the way you paid or as agreed with us.`
export const message_refund_paid = (i: { orderId: string | number; amount: string | number }) => `Order ${i.orderId}: ${i.amount} is refunded`
export const message_refund_paid_by = (i: { way: string | number; reference: string | number }) => `By ${i.way}, reference ${i.reference}.`
export const message_rest_after_pieces = () => `The courier reported what was paid, but not for which pieces. The rest is coming back to you.`
export const message_rest_comes_back = (i: { orderId: string | number }) => `Order ${i.orderId} was kept in part, and the rest is coming back to you`
export const message_say_what_is_back = () => `Once you have it, record under Parcels which pieces can be sold again. They go back into your stock.`
export const message_say_which_pieces = (i: { orderId: string | number }) => `Order ${i.orderId} was kept in part: record which pieces`
export const message_see_coming_back = () => `See what comes back`
export const message_see_jobs = () => `See the jobs`
export const message_see_late = () => `See what is late`
export const message_see_on_the_way = () => `See what is on its way`
export const message_see_product = () => `See the product`
export const message_see_statement = () => `See the statement`
export const message_see_statements = () => `See your statements`
export const message_see_users = () => `See the users`
export const message_see_vendors = () => `See the stores`
export const message_statement_closed = (i: { number: string | number; amount: string | number }) => `Statement ${i.number} is closed: the shop owes you ${i.amount}`
export const message_statement_closed_days = (i: { firstDay: string | number; lastDay: string | number }) => `It covers ${i.firstDay} to ${i.lastDay} and never changes. Later entries go into the next one.`
export const message_statement_closed_owes = (i: { number: string | number; amount: string | number }) => `Statement ${i.number} is closed: your store owes the shop ${i.amount}`
export const message_stock_low = (i: { product: string | number; size: string | number; count: number; shown: string | number }) => i.count === 1 ? `${i.product}, size ${i.size}: ${i.shown} piece left` : `${i.product}, size ${i.size}: ${i.shown} pieces left`
export const message_store_approved = (i: { storeName: string | number }) => `${i.storeName} is approved`
export const message_store_may_sell = () => `Your products can be bought from now on.`
export const message_store_owes = (i: { amount: string | number }) => `Your store owes the shop ${i.amount}`
export const message_store_owes_how = (i: { number: string | number }) => `Statement ${i.number} is closed. Your own riders collected the cash of your sales, and the shop’s commission is more than what it owes you.`
export const message_store_owes_next = () => `It is deducted from your next sales.`
export const message_store_paused = (i: { storeName: string | number }) => `${i.storeName} takes no new orders until its debt is paid`
export const message_store_payment_taken_back = (i: { amount: string | number; owed: string | number }) => `Your payment of ${i.amount} was reversed. Your store now owes the shop ${i.owed}.`
export const message_store_payment_taken_back_how = (i: { payment: string | number }) => `The shop had recorded it by mistake: ${i.payment}.`
export const message_store_payment_taken_back_nothing = (i: { amount: string | number }) => `Your payment of ${i.amount} was reversed. Your store owes the shop nothing.`
export const message_store_refunded = (i: { orderId: string | number; amount: string | number }) => `Order ${i.orderId}: ${i.amount} is refunded to the customer`
export const message_store_refunded_costs = (i: { amount: string | number }) => `It lowers what the shop owes your store by ${i.amount}.`
export const message_store_rejected = (i: { storeName: string | number }) => `${i.storeName} is not approved`
export const message_store_resumed = (i: { storeName: string | number }) => `${i.storeName} takes new orders again`
export const message_store_resumed_words = () => `Customers can add your products to their carts and order them again.`
export const message_store_waits = (i: { storeName: string | number }) => `${i.storeName} is waiting for approval`
export const message_to_account = () => `Go to your account`
export const message_to_profile = () => `Go to the profile`
export const message_told_in_part = () => `The courier did not report which pieces. The order stays open until you record them.`
export const message_tracking_number = (i: { trackingNumber: string | number }) => `Tracking number: ${i.trackingNumber}`
export const message_two_step_by_shop = () => `The shop turned it off because phone and recovery codes were lost. You now log in with your password alone. Please set it up again.`
export const message_two_step_off = () => `Two-step login of your account is off`
export const message_two_step_on = () => `Two-step login of your account is on`
export const message_undo_change = () => `If this was not you, undo it within 72 hours with the message we sent to the old one, or to your other one if there was none. A new password alone is not enough, because codes also log in.`
export const message_wanted_it = () => `Did you want it? Please tell the store.`
export const message_was_not_you = () => `If this was not you, set a new password at once and log out everywhere.`
export const message_webhook_failing = () => `No delivery there has succeeded for five days.`
export const message_webhook_gone = () => `It answered that it is gone.`
export const message_webhook_next = () => `It receives nothing until you switch it on again.`
export const message_webhook_off = (i: { origin: string | number }) => `Your webhook at ${i.origin} is switched off`
export const notifications_about = () => `About`
export const notifications_contents_erased = () => `The content is erased.`
export const notifications_could_not_loaded = () => `The messages could not be loaded.`
export const notifications_erased = () => `Erased`
export const notifications_failed = () => `Failed`
export const notifications_frame = () => `Email content`
export const notifications_kept = () => `Held`
export const notifications_loading = () => `Loading messages...`
export const notifications_newest_first = () => `Messages, newest first`
export const notifications_no_gateway = () => `No SMS gateway is set up`
export const notifications_no_mail_server = () => `No email server is set up`
export const notifications_none_found = () => `No messages found.`
export const notifications_older = () => `Older messages`
export const notifications_on_its_way = () => `It is on its way.`
export const notifications_parts = (i: { count: number; shown: string | number }) => i.count === 1 ? `1 part` : `${i.shown} parts`
export const notifications_plain_text = () => `As plain text`
export const notifications_search = () => `Email, phone or order`
export const notifications_send = () => `Send`
export const notifications_send_again = () => `Send again`
export const notifications_send_what = (i: { words: string | number; subject: string | number; to: string | number }) => `${i.words}: ${i.subject} to ${i.to}`
export const notifications_sent = () => `Sent`
export const notifications_sent_before = (i: { to: string | number }) => `This was already sent to ${i.to}. Send it once more?`
export const notifications_state = () => `State`
export const notifications_tries = (i: { count: number; shown: string | number }) => i.count === 1 ? `1 attempt` : `${i.shown} attempts`
export const notifications_unknown = () => `Unknown`
export const notifications_way = () => `Channel`
export const notifications_way_bell = () => `In the shop`
export const notifications_way_mail = () => `By email`
export const notifications_way_sms = () => `SMS`
export const notifications_written = () => `Created`
export const orders_all_days = () => `All days`
export const orders_all_orders = () => `All orders`
export const orders_all_prices_bdt = () => `All prices in BDT (Bangladeshi taka).`
export const orders_amount = () => `Amount`
export const orders_and_more = (i: { count: number }) => i.count === 1 ? ` and ${i.count} more piece` : ` and ${i.count} more pieces`
export const orders_awaits_confirmation = () => `This is a large first order, so the store confirms it first. No stock is reserved until then.`
export const orders_awaits_confirmations = () => `This is a large first order, so its stores confirm it first. No stock is reserved until then.`
export const orders_buy_again = () => `Buy again`
export const orders_cancel_order = () => `Cancel order`
export const orders_cancel_parcel = () => `Cancel parcel`
export const orders_cancelled = () => `Cancelled.`
export const orders_cancelled_do_not = () => `Cancelled: do not send.`
export const orders_cancelled_nothing_collected = () => `Cancelled: nothing to collect.`
export const orders_carried_by = (i: { courier: string | number }) => `Carried by ${i.courier}`
export const orders_complete_count = (i: { count: string | number }) => `Complete ${i.count}`
export const orders_complete_order = () => `Complete order`
export const orders_complete_parcel = () => `Complete parcel`
export const orders_complete_selected = () => `Complete selected`
export const orders_completed = () => `Completed.`
export const orders_completed_all = (i: { orders: string | number }) => `${i.orders} completed.`
export const orders_completed_but = (i: { orders: string | number; refused: string | number }) => `${i.orders} completed, ${i.refused} not:`
export const orders_corrected = (i: { stage: string | number }) => `${i.stage} (corrected)`
export const orders_could_not_loaded = () => `The orders could not be loaded.`
export const orders_count = (i: { count: number }) => i.count === 1 ? `${i.count} order` : `${i.count} orders`
export const orders_date = () => `Date`
export const orders_due = <T>(i: { total: (words: string) => T }) => [`To pay when it arrives: `, i.total(``)]
export const orders_due_with_shipping = <T>(i: { shipping: string | number; total: (words: string) => T }) => [`To pay when it arrives: `, i.total(``), `, including `, `${i.shipping}`, ` shipping`]
export const orders_each_store_confirms = () => `Each store confirms and packs its parcel.`
export const orders_expected_by = (i: { day: string | number }) => `Expected by ${i.day}`
export const orders_expected_late = (i: { day: string | number }) => `It is late: we expected it by ${i.day}.`
export const orders_expected_once_confirmed = (i: { day: string | number; confirmBy: string | number }) => `Expected by ${i.day}. The store confirms it by ${i.confirmBy}.`
export const orders_follow_without_login = () => `Track it without logging in`
export const orders_id = (i: { id: string | number }) => `Order ${i.id}`
export const orders_in_cart = (i: { count: number }) => i.count === 1 ? `${i.count} product is in your cart.` : `${i.count} products are in your cart.`
export const orders_in_cart_but = (i: { count: number }) => i.count === 1 ? `${i.count} product is in your cart. Not added:` : `${i.count} products are in your cart. Not added:`
export const orders_kept = (i: { pieces: string | number }) => `Kept: ${i.pieces}`
export const orders_kept_pieces = (i: { quantity: string | number; productName: string | number; size: string | number }) => `${i.quantity} × ${i.productName}, size ${i.size}`
export const orders_loading_orders = () => `Loading orders...`
export const orders_money = () => `Payment breakdown`
export const orders_money_approved = (i: { number: string | number; day: string | number }) => `In statement ${i.number}. Payout approved on ${i.day}, to be paid.`
export const orders_money_before_ledger = () => `Delivered before the shop kept a ledger: nothing is owed.`
export const orders_money_below_least = (i: { number: string | number; least: string | number }) => `In statement ${i.number}, paid with a later one: below the minimum of ${i.least}.`
export const orders_money_by_shop_less = (i: { sum: string | number }) => `${i.sum} less collected, paid by the shop`
export const orders_money_by_shop_more = (i: { sum: string | number }) => `${i.sum} more collected, kept by the shop`
export const orders_money_by_store = () => `Charged to the store`
export const orders_money_compensated = (i: { left: string | number }) => `Lost, and compensated by the courier: ${i.left} for the store.`
export const orders_money_delivery_shop = (i: { sum: string | number }) => `${i.sum}, kept by the shop, whose courier delivers`
export const orders_money_delivery_store = () => `Kept by the store, which arranges delivery`
export const orders_money_delivery_unknown = (i: { sum: string | number }) => `${i.sum}, for whoever arranges delivery`
export const orders_money_earned = () => `Your earnings`
export const orders_money_earned_once_said = () => `Your earnings, once you record which pieces were kept`
export const orders_money_expected = () => `Payment breakdown, after delivery`
export const orders_money_goods = () => `Goods`
export const orders_money_in_statement = (i: { number: string | number }) => `In statement ${i.number}.`
export const orders_money_left = () => `Store’s share`
export const orders_money_left_expected = () => `Expected store’s share`
export const orders_money_limited = (i: { rate: string | number }) => `${i.rate}, within the limits of the rule`
export const orders_money_netted = (i: { number: string | number }) => `In statement ${i.number}, offset against the store’s debt.`
export const orders_money_next_statement = (i: { day: string | number }) => `Goes into the next statement, closed the night before ${i.day}.`
export const orders_money_next_statement_due = () => `Goes into the next statement, about to be closed.`
export const orders_money_nothing_cancelled = () => `Cancelled: nothing paid, nothing owed.`
export const orders_money_nothing_lost = () => `Lost: nothing paid at the door.`
export const orders_money_nothing_refused = () => `Not kept: nothing paid, no commission.`
export const orders_money_once_said = () => `Payment breakdown, once the kept pieces are recorded`
export const orders_money_other = () => `Other`
export const orders_money_other_note = () => `Posted separately`
export const orders_money_own_sale = () => `Sold by the shop itself: no commission, no payout.`
export const orders_money_paid = (i: { number: string | number; day: string | number; reference: string | number }) => `In statement ${i.number}, paid on ${i.day}, reference ${i.reference}.`
export const orders_money_payable = () => `Cash received.`
export const orders_money_percent = (i: { percent: string | number }) => `${i.percent} %`
export const orders_money_pieces_to_say = () => `Waiting for the kept pieces to be recorded.`
export const orders_money_place = (i: { sum: string | number; words: string | number }) => `${i.sum}: ${i.words}`
export const orders_money_prepared = (i: { number: string | number; day: string | number }) => `In statement ${i.number}. Payout prepared on ${i.day}, to be approved.`
export const orders_money_rate = (i: { rule: string | number; percent: string | number; of: string | number }) => `${i.rule}: ${i.percent} % of ${i.of}`
export const orders_money_rate_and_fixed = (i: { rule: string | number; percent: string | number; of: string | number; fixed: string | number }) => `${i.rule}: ${i.percent} % of ${i.of}, plus ${i.fixed} per piece`
export const orders_money_refunded = () => `Fully refunded to the customer.`
export const orders_money_shop_owes = (i: { owed: string | number }) => `The store has the cash, and the shop owes it ${i.owed} more.`
export const orders_money_short = (i: { courier: string | number }) => `${i.courier} underpaid it; the shop is checking.`
export const orders_money_store_owes = (i: { owed: string | number }) => `The store has the cash, and owes the shop ${i.owed} of it.`
export const orders_money_store_owes_nothing = () => `The store has the cash, and owes nothing of it.`
export const orders_money_to_earn = () => `Your earnings, after delivery`
export const orders_money_to_prepare = (i: { number: string | number }) => `In statement ${i.number}, paid with the next payout.`
export const orders_money_usual = (i: { courier: string | number; fewest: string | number; most: string | number }) => `Cash of ${i.courier} usually reaches the shop ${i.fewest} to ${i.most} days after delivery.`
export const orders_money_usual_one = (i: { courier: string | number; count: number; shown: string | number }) => i.count === 1 ? `Cash of ${i.courier} usually reaches the shop within ${i.shown} day of delivery.` : `Cash of ${i.courier} usually reaches the shop within ${i.shown} days of delivery.`
export const orders_money_vat = () => `VAT on the commission`
export const orders_money_waits_all_own = () => `If all is kept. Awaiting delivery: the store keeps all the cash.`
export const orders_money_waits_delivery = () => `If all is kept. Awaiting delivery and its cash.`
export const orders_money_waits_own_cash = (i: { owed: string | number }) => `If all is kept. Awaiting delivery: the store collects the cash and owes the shop ${i.owed}.`
export const orders_money_with_courier = (i: { courier: string | number }) => `${i.courier} has the cash. Payable to the store once the shop receives it.`
export const orders_money_with_courier_since = (i: { courier: string | number; day: string | number }) => `${i.courier} has the cash since ${i.day}. Payable to the store once the shop receives it.`
export const orders_movedby = <T>(i: { movedBy: string | number; moment: (words: string) => T }) => [`by `, `${i.movedBy}`, `, `, i.moment(``)]
export const orders_my_purchases = () => `My purchases`
export const orders_my_store = () => `For my store`
export const orders_newest_first = () => `Orders, newest first`
export const orders_no_name_phone = () => `No., name or phone`
export const orders_no_order_yet = () => `No order yet`
export const orders_no_orders_found = () => `No orders found.`
export const orders_no_slip_print = () => `No slip to print`
export const orders_none_these_orders = () => `None of these orders is still open.`
export const orders_not_confirmed_in_time = () => `The store did not confirm it in time.`
export const orders_not_kept = () => `Not kept`
export const orders_not_left = (i: { name: string | number; words: string | number }) => `${i.name}: ${i.words} Restock it, or cancel the parcel.`
export const orders_notes = () => `Notes:`
export const orders_nothing_could_put = () => `Nothing could be added to your cart.`
export const orders_older_orders = () => `Older orders`
export const orders_once_placed_order = () => `Once you have placed an order, you can follow it here.`
export const orders_order = () => `Your order`
export const orders_orders_id_text = () => `Order ID`
export const orders_packing_slip = () => `Packing slip`
export const orders_packing_slip_id = (i: { id: string | number }) => `Packing slip ${i.id} · Haat`
export const orders_packing_slips_count = (i: { count: string | number }) => `Packing slips of ${i.count}`
export const orders_parcel_comes = () => `Your parcel comes to you. The order shows when it is expected.`
export const orders_parcel_from_storename = (i: { storeName: string | number }) => `Parcel from ${i.storeName}`
export const orders_parcels_come = (i: { count: string | number }) => `${i.count} parcels come to you. The order shows when each is expected.`
export const orders_pay = <T>(i: { total: (words: string) => T }) => [`You pay `, i.total(``), ` in cash when it arrives.`]
export const orders_pay_in_all = <T>(i: { total: (words: string) => T }) => [`You pay `, i.total(``), ` in cash altogether, when they arrive.`]
export const orders_print = () => `Print`
export const orders_print_slips = (i: { count: number }) => i.count === 1 ? `Print slip` : `Print ${i.count} slips`
export const orders_reason_hint = () => `Shown with the order to everyone it concerns.`
export const orders_rounded = (i: { sum: string | number }) => `rounded down from ${i.sum} to whole taka`
export const orders_rounding = () => `Rounded down to whole taka`
export const orders_say_back = () => `Record what came back`
export const orders_say_kept = () => `Record which pieces were kept`
export const orders_select_all_open = () => `Select all open`
export const orders_select_order_id = (i: { id: string | number }) => `Select order ${i.id}`
export const orders_sent_to_you = () => `Sent to you`
export const orders_show_these_days = () => `Show these days`
export const orders_slip_title = (i: { order: string | number; parcel: string | number }) => `Packing slip ${i.order}-${i.parcel}`
export const orders_step_by_step = () => `Change the stage under Parcels`
export const orders_summary = () => `Order summary`
export const orders_sure_cancel_order = (i: { id: string | number }) => `Are you sure you want to cancel order ${i.id}? This cannot be undone.`
export const orders_sure_cancel_parcel = (i: { id: string | number }) => `Are you sure you want to cancel the parcel of order ${i.id}? This cannot be undone.`
export const orders_tracking_number = (i: { trackingNumber: string | number }) => `tracking number ${i.trackingNumber}`
export const orders_was_order_delivered = (i: { id: string | number }) => `Was order ${i.id} delivered and paid? This cannot be undone.`
export const orders_was_order_paid = (i: { id: string | number; total: string | number }) => `Was order ${i.id} delivered and ${i.total} paid? This cannot be undone.`
export const orders_was_parcel_paid = (i: { id: string | number; total: string | number }) => `Was the parcel of order ${i.id} delivered and ${i.total} paid? This cannot be undone.`
export const orders_way_of_parcel = (i: { storeName: string | number }) => `Progress of the parcel from ${i.storeName}`
export const orders_way_to = (i: { way: string | number; to: string | number }) => `${i.way} to ${i.to}`
export const orders_were_delivered = (i: { count: string | number }) => `Was each of these ${i.count} orders delivered and paid? This cannot be undone.`
export const orders_what_order_orderid = (i: { orderId: string | number }) => `the products of order ${i.orderId}`
export const orders_whole_taka = () => `You pay whole taka at the door: the amount of each parcel is rounded down.`
export const orders_whose_orders = () => `Whose orders`
export const orders_without_cancelledtotal_was = (i: { cancelledTotal: string | number }) => `Excludes ${i.cancelledTotal} that was cancelled.`
export const orders_without_slip_missing = (i: { names: string | number }) => `Not found: ${i.names}.`
export const orders_without_slip_nothing = (i: { names: string | number }) => `No slip, because nothing in them is open: ${i.names}.`
export const orders_yes_cancel = () => `Yes, cancel it`
export const orders_yes_complete = () => `Yes, complete it`
export const orders_yes_complete_them = () => `Yes, complete them`
export const parcels_compensated = () => `The courier paid for the loss, and the store has that money. Reverse that settlement row first.`
export const payouts_balance = () => `Balance now`
export const payouts_balances_caption = () => `Store balances, largest first`
export const payouts_bank_file = () => `Create a bank file`
export const payouts_bkash_file = () => `Create a bKash file`
export const payouts_caption = () => `Payouts, newest first`
export const payouts_closing = () => `Closing balance`
export const payouts_column_amount = () => `Amount (taka)`
export const payouts_column_balance = () => `Balance (taka)`
export const payouts_column_commission = () => `Of it commission with VAT (taka)`
export const payouts_column_number = () => `Payout`
export const payouts_column_position = () => `No.`
export const payouts_column_statement = () => `Statement`
export const payouts_column_vat = () => `Of it VAT (taka)`
export const payouts_column_what = () => `What`
export const payouts_compensation_of = (i: { parcelId: string | number }) => `Parcel ${i.parcelId}, lost`
export const payouts_do_to = (i: { words: string | number; amount: string | number; storeName: string | number }) => `${i.words}: ${i.amount} to ${i.storeName}`
export const payouts_failed_because = <T>(i: { reason: string | number; moment: (words: string) => T }) => [`Failed `, i.moment(``), `: `, `${i.reason}`]
export const payouts_failed_hint = () => `Shown to the store.`
export const payouts_file_holds = (i: { count: number; amount: string | number }) => i.count === 1 ? `1 payout, ${i.amount}` : `${i.count} payouts, ${i.amount}`
export const payouts_file_made = <T>(i: { words: string | number; moment: (words: string) => T }) => [`Created `, i.moment(``), `: `, `${i.words}`]
export const payouts_file_save = (i: { number: string | number }) => `Download file ${i.number} as CSV`
export const payouts_files = () => `Created files`
export const payouts_hash = () => `Checksum (SHA-256)`
export const payouts_held_until = (i: { until: string | number }) => `Account changed: no payouts until ${i.until}.`
export const payouts_in_file = (i: { number: string | number }) => `In file ${i.number}`
export const payouts_kind_adjustment = () => `Adjustment`
export const payouts_kind_commission = () => `Commission with VAT`
export const payouts_kind_commission_given_back = () => `Commission refunded, with VAT`
export const payouts_kind_commission_given_back_taken_back = () => `Commission of a cancelled refund`
export const payouts_kind_commission_taken_back = () => `Commission reversed`
export const payouts_kind_compensation = () => `Compensation`
export const payouts_kind_compensation_taken_back = () => `Compensation reversed`
export const payouts_kind_debt_netted = () => `Debt offset`
export const payouts_kind_payout_failed = () => `Payout failed`
export const payouts_kind_promotion = () => `Promotion paid by the shop`
export const payouts_kind_promotion_taken_back = () => `Promotion reversed`
export const payouts_kind_refund_paid_by_store = () => `Refund paid by the store`
export const payouts_kind_refund_paid_by_store_failed = () => `Refund by the store failed`
export const payouts_kind_refund_taken_back = () => `Refund cancelled`
export const payouts_kind_rounding = () => `Rounding paid by the shop`
export const payouts_kind_rounding_taken_back = () => `Rounding reversed`
export const payouts_kind_sale = () => `Sale, less commission`
export const payouts_kind_sale_taken_back = () => `Sale reversed`
export const payouts_late = (i: { count: number; shown: string | number; amount: string | number }) => i.count === 1 ? `Late: ${i.shown} parcel, ${i.amount}` : `Late: ${i.shown} parcels, ${i.amount}`
export const payouts_late_what = (i: { days: string | number }) => `Cash received ${i.days} or more days ago, store unpaid.`
export const payouts_list_approved = () => `To pay`
export const payouts_list_owing = () => `Stores in debt`
export const payouts_list_prepared = () => `To approve`
export const payouts_list_to_pay = () => `To prepare`
export const payouts_lists = () => `Payouts by step`
export const payouts_loading = () => `Loading payouts...`
export const payouts_mark_gone = () => `Mark as already sent`
export const payouts_mark_paid = () => `Mark as paid`
export const payouts_none_approved = () => `No approved payouts to pay.`
export const payouts_none_failed = () => `No failed payouts.`
export const payouts_none_owing = () => `No stores in debt.`
export const payouts_none_paid = () => `No payouts paid yet.`
export const payouts_none_prepared = () => `No payouts to approve.`
export const payouts_none_to_pay = () => `No payouts to prepare.`
export const payouts_none_yet = () => `No payouts yet. Closed statements are paid out.`
export const payouts_not_loaded = () => `The payouts could not be loaded.`
export const payouts_of_statement = (i: { number: string | number }) => `Statement ${i.number}`
export const payouts_older = () => `More payouts`
export const payouts_opening = () => `Opening balance`
export const payouts_overtaken = () => `The shop now owes this store less. Mark as failed or already sent.`
export const payouts_paid_by = <T>(i: { reference: string | number; moment: (words: string) => T }) => [`Paid `, i.moment(``), `, reference `, `${i.reference}`]
export const payouts_payout_number = (i: { number: string | number }) => `Payout ${i.number}`
export const payouts_prepare_of = (i: { amount: string | number; storeName: string | number }) => `Prepare: ${i.amount} to ${i.storeName}`
export const payouts_prepared_at = <T>(i: { moment: (words: string) => T }) => [`Prepared `, i.moment(``)]
export const payouts_say_failed = () => `Mark as failed`
export const payouts_state_prepared = () => `Prepared`
export const payouts_stopped = () => `The store’s account was changed. Mark as failed or already sent.`
export const payouts_sure_failed = (i: { amount: string | number; storeName: string | number }) => `Did the payout of ${i.amount} to ${i.storeName} fail? It becomes payable again.`
export const payouts_title = () => `Payouts`
export const payouts_waiting = () => `Awaiting courier payment`
export const payouts_way_bank = () => `Bank`
export const payouts_way_bkash = () => `bKash`
export const payouts_way_cash = () => `Cash`
export const payouts_what_they_are = () => `Paid to you for closed statements.`
export const platform_clothing_men_women = () => `Clothing for men, women and kids from many stores of Bangladesh, in one shop. Pay cash on delivery.`
export const platform_manifest_description = () => `Clothing for men, women and kids from many stores of Bangladesh, in one shop.`
export const platform_nothing_here = () => `Page not found`
export const platform_page_title = (i: { title: string | number }) => `${i.title} · Haat`
export const preferences_always = () => `(always)`
export const preferences_title = () => `Notifications`
export const preferences_words = () => `Choose how we notify you. Messages about money or security are always sent.`
export const products_add_cart = () => `Add to Cart`
export const products_breadcrumb = () => `Breadcrumb`
export const products_buy_now = () => `Buy Now`
export const products_buy_now_name = (i: { name: string | number }) => `Buy Now: ${i.name}`
export const products_cart = () => `The cart`
export const products_chest = () => `Chest`
export const products_choose_size = () => `Choose a size`
export const products_delivery_cancel = <T>(i: { strong: (words: string) => T }) => [i.strong(`Changed your mind?`), ` Cancel under My Orders while the order is pending.`]
export const products_delivery_cash = <T>(i: { strong: (words: string) => T }) => [i.strong(`Cash on delivery:`), ` pay when your parcel arrives.`]
export const products_delivery_free = <T>(i: { strong: (words: string) => T }) => [i.strong(`Free shipping`), ` for the whole order, however many stores are in it.`]
export const products_delivery_price = <T>(i: { price: string | number; strong: (words: string) => T }) => [i.strong(`${i.price} shipping`), ` for the whole order, however many stores are in it.`]
export const products_delivery_time = <T>(i: { strong: (words: string) => T }) => [i.strong(`Within 2-3 days`), ` after confirmation.`]
export const products_error_loading_product = () => `Error loading product:`
export const products_from = <T>(i: { store: (words: string) => T }) => [`From `, i.store(``)]
export const products_go_cart = () => `Go to your cart`
export const products_length = () => `Length`
export const products_link_copied = () => `Link copied.`
export const products_link_could_not = () => `The link could not be copied.`
export const products_log_come_back = () => `Log in and come back to this page`
export const products_may_also_like = () => `You may also like`
export const products_name_haat_cash = (i: { name: string | number }) => `${i.name} at Haat. Cash on delivery.`
export const products_no_size_offer = () => `This product has no size available right now, so it cannot be ordered yet.`
export const products_not_offered_size = () => `This product is not offered in this size.`
export const products_only_pieces = (i: { stock: number; size: string | number }) => i.stock === 1 ? `Only ${i.stock} piece of size ${i.size} is left.` : `Only ${i.stock} pieces of size ${i.size} are left.`
export const products_please_enter_quantity = (i: { most: string | number }) => `Please enter a quantity from 1 to ${i.most}.`
export const products_saving_off = (i: { saving: string | number }) => `${i.saving}% off`
export const products_share_product = () => `Share this product`
export const products_size_sold_out = (i: { size: string | number }) => `Size ${i.size} has sold out.`
export const products_sleeve = () => `Sleeve`
export const products_sold_out = () => `(sold out)`
export const products_tags = () => `Tags`
export const products_user_not_logged = () => `User not logged in. Please login first.`
export const refunds_ask_amount = () => `Calculate amount`
export const refunds_asking_amount = () => `Calculating amount…`
export const refunds_cancel = () => `Cancel refund`
export const refunds_cancel_hint = () => `Nothing is owed then. Sent to the customer.`
export const refunds_cancelled_because = <T>(i: { reason: string | number; moment: (words: string) => T }) => [`Cancelled `, i.moment(``), `: `, `${i.reason}`]
export const refunds_caption = () => `Refunds in this list`
export const refunds_comes_to = (i: { amount: string | number; fromStore: string | number; commissionBack: string | number }) => `The customer is owed ${i.amount}. The store pays ${i.fromStore} and gets ${i.commissionBack} commission back.`
export const refunds_deleted_account = () => `a deleted account`
export const refunds_do_to = (i: { words: string | number; amount: string | number; customerName: string | number }) => `${i.words}: ${i.amount} to ${i.customerName}`
export const refunds_due = <T>(i: { moment: (words: string) => T }) => [`To be paid by `, i.moment(``)]
export const refunds_failed_because = (i: { reason: string | number }) => `Failed: ${i.reason}`
export const refunds_failed_hint = () => `It is owed again. Sent to the customer.`
export const refunds_for = () => `For`
export const refunds_from = () => `Paid from`
export const refunds_from_shop = () => `The shop’s cash`
export const refunds_from_store = () => `The store’s own cash`
export const refunds_grant = (i: { amount: string | number }) => `Refund ${i.amount}`
export const refunds_granted_by = (i: { name: string | number }) => `Approved by ${i.name}`
export const refunds_granted_by_store = (i: { name: string | number }) => `Approved by the store, ${i.name}`
export const refunds_loading = () => `Loading refunds…`
export const refunds_more = () => `More refunds`
export const refunds_none_cancelled = () => `No cancelled refunds.`
export const refunds_none_owed = () => `No refunds owed to customers.`
export const refunds_none_paid = () => `No refunds paid yet.`
export const refunds_not_loaded = () => `The refunds could not be loaded.`
export const refunds_of = (i: { amount: string | number }) => `Refund of ${i.amount}`
export const refunds_order = () => `Order`
export const refunds_owed = (i: { owed: string | number; amount: string | number }) => `${i.owed} owed: ${i.amount}`
export const refunds_paid_by = <T>(i: { way: string | number; reference: string | number; moment: (words: string) => T }) => [`Paid `, i.moment(``), ` by `, `${i.way}`, `, reference `, `${i.reference}`, `.`]
export const refunds_phone = (i: { phone: string | number }) => `Phone on the order: ${i.phone}`
export const refunds_reason_hint = () => `Shown to the customer.`
export const refunds_refund = () => `Refund`
export const refunds_state_owed = () => `Owed`
export const refunds_store_is_owed = (i: { storeName: string | number; amount: string | number }) => `The shop owes ${i.storeName} ${i.amount} now.`
export const refunds_store_owes = (i: { storeName: string | number; amount: string | number }) => `${i.storeName} owes the shop ${i.amount} now.`
export const refunds_sure_cancel = (i: { amount: string | number; customerName: string | number }) => `Cancel the refund of ${i.amount} to ${i.customerName}?`
export const refunds_sure_failed = (i: { amount: string | number; customerName: string | number }) => `Did the refund of ${i.amount} to ${i.customerName} fail?`
export const refunds_title = () => `Refunds`
export const refunds_to_shopper = () => `Refunded to the customer`
export const refunds_way_nagad = () => `Nagad`
export const refunds_which = () => `Which kept pieces are refunded?`
export const refunds_with_shipping = (i: { sum: string | number }) => `Include the shipping: ${i.sum}`
export const refusal_address_not_found = () => `This address is not in your address book.`
export const refusal_admin_too_new = () => `An admin of less than 72 hours cannot approve this yet.`
export const refusal_admin_too_new_until = (i: { from: string | number }) => `An admin can approve this 72 hours after becoming one. It can continue from ${i.from}.`
export const refusal_already_booked = () => `This parcel is already booked.`
export const refusal_busy = () => `The shop is very busy. Please try again in a moment.`
export const refusal_cannot_read = () => `This cannot be read.`
export const refusal_cart_full = () => `A cart can hold at most 50 lines.`
export const refusal_cart_line_full = () => `At most 99 pieces of one size fit in a cart.`
export const refusal_cart_line_not_found = () => `This is not in your cart.`
export const refusal_category_circle = () => `A category cannot be below itself.`
export const refusal_category_in_use = () => `This category is not empty.`
export const refusal_category_name_taken = () => `A category with this name already exists here.`
export const refusal_category_not_found = () => `This category is not in the shop.`
export const refusal_category_root = () => `Men, Women and Kids cannot be deleted.`
export const refusal_category_too_deep = () => `A category can be at most ten levels deep.`
export const refusal_changed_meanwhile = () => `Someone else has changed this. Please check again.`
export const refusal_choices = (i: { values: string | number }) => `Must be ${i.values}.`
export const refusal_commission_default_needed = () => `This is the shop’s default. Please add another rule for all stores and all categories first.`
export const refusal_commission_rule_ended = () => `This rule has already ended.`
export const refusal_commission_rule_not_found = () => `There is no such rule.`
export const refusal_consignment_not_found = () => `You have no such courier booking.`
export const refusal_consignment_not_open = () => `This booking needs no decision.`
export const refusal_contact_confirmed = () => `This email or phone is already confirmed.`
export const refusal_courier_not_found = () => `There is no such courier account.`
export const refusal_database_away = () => `The shop is unavailable right now. Please try again in a moment.`
export const refusal_delivery_not_found = () => `There is no such delivery.`
export const refusal_delivery_waiting = () => `This delivery is already on its way.`
export const refusal_document_decided = () => `This is no longer under review: it was decided, replaced or withdrawn.`
export const refusal_document_not_found = () => `There is no such document or account.`
export const refusal_email_taken = () => `An account with this email already exists.`
export const refusal_entry_needs_another = () => `Another admin has to approve the entry you prepared.`
export const refusal_entry_not_found = () => `There is no such manual entry.`
export const refusal_entry_not_prepared = () => `This entry is no longer waiting for approval.`
export const refusal_entry_over_debt = () => `The store owes less than that.`
export const refusal_house_store = () => `The shop’s own store cannot be changed here.`
export const refusal_idempotency_key_reused = () => `This key was already used for something else.`
export const refusal_import_not_found = () => `This import has ended or was never started.`
export const refusal_import_not_undoable = () => `This import cannot be undone: it is more than a day old, it changed nothing, or it was already undone.`
export const refusal_invalid_code = () => `This code is wrong, or no longer valid.`
export const refusal_invalid_login = () => `Invalid login`
export const refusal_invalid_request = () => `Please check the marked fields.`
export const refusal_invoice_not_found = () => `There is no such tax invoice.`
export const refusal_job_not_found = () => `This job is not waiting to be retried.`
export const refusal_last_admin = () => `There must be at least one active admin.`
export const refusal_mail_not_set_up = () => `This shop has no email server: SMTP_URL is not set.`
export const refusal_malformed_request = () => `The shop could not read this request.`
export const refusal_may_given_once = () => `Can be given only once.`
export const refusal_message_erased = () => `The content of this message is erased.`
export const refusal_message_must_be_told = () => `You cannot turn this off: it is about money or security.`
export const refusal_message_not_found = () => `There is no such message.`
export const refusal_message_waiting = () => `This message is already on its way.`
export const refusal_no_place_in_list = () => `This page of the list does not exist.`
export const refusal_not_allowed = () => `Your account cannot do this.`
export const refusal_not_found = () => `There is nothing at this address.`
export const refusal_not_signed_in = () => `Please log in first.`
export const refusal_not_your_account = () => `This belongs to another account.`
export const refusal_nothing_for_file = () => `Every approved payout is already in a file, or on hold.`
export const refusal_nothing_to_pay = () => `The shop now owes this store nothing.`
export const refusal_one_moment = () => `One moment, please`
export const refusal_order_not_found = () => `You have no such order.`
export const refusal_out_of_stock = () => `This size has sold out.`
export const refusal_own_account = () => `You cannot change or delete your own account here.`
export const refusal_parcel_not_found = () => `You have no such parcel.`
export const refusal_payment_not_found = () => `There is no such payment.`
export const refusal_payment_over_debt = () => `The store owes less than this.`
export const refusal_payment_recorded = () => `A payment of this store with this method and reference is already recorded.`
export const refusal_payment_taken_back = () => `This payment is already reversed.`
export const refusal_payout_account_changed = () => `The store’s account has changed. Please mark this payout as failed, and prepare it again.`
export const refusal_payout_account_held = () => `The store submitted another account. Nothing is paid to it until an admin has reviewed that.`
export const refusal_payout_below_least = () => `This is less than the minimum payout. It is paid with the next statement.`
export const refusal_payout_failed = () => `This payout has already failed.`
export const refusal_payout_file_not_found = () => `There is no such file.`
export const refusal_payout_needs_another = () => `Another admin has to approve the payout you prepared.`
export const refusal_payout_not_approved = () => `Only an approved payout can be paid, and only once.`
export const refusal_payout_not_found = () => `There is no such payout.`
export const refusal_payout_not_prepared = () => `This payout is no longer waiting for approval.`
export const refusal_payout_over_balance = () => `The shop now owes this store less than that. Please mark this payout as failed and prepare another one.`
export const refusal_payout_under_way = () => `This statement is already paid, or a payout of this store is in progress.`
export const refusal_phone_just_changed = () => `This number was removed from an account less than 72 hours ago. If that was not you, undo it with the message that we sent to this number.`
export const refusal_phone_proof_needed = () => `This is more than a new customer can have on order at once. Confirm your phone with a code, then order again; or order less.`
export const refusal_phone_taken = () => `This phone number belongs to another account.`
export const refusal_picture_bytes = () => `A picture can be at most 8 MB.`
export const refusal_picture_heic = () => `This picture is in HEIC, which browsers do not show. Save it as JPEG and choose that file. An iPhone takes JPEG with Settings › Camera › Formats › Most Compatible.`
export const refusal_picture_pixels = () => `A picture can be at most 40 megapixels.`
export const refusal_picture_type = () => `Pictures must be whole JPEG, PNG, WebP or AVIF files.`
export const refusal_price_changed = () => `A price has changed. Please check the new total.`
export const refusal_product_not_found = () => `This product is not in the shop.`
export const refusal_product_off_sale = () => `This product is no longer for sale.`
export const refusal_proof_needed = () => `Please enter your password again: you logged in more than 15 minutes ago.`
export const refusal_reference_used = () => `Another payment has this reference. Please check the number.`
export const refusal_refund_changed = () => `The amount has changed. Please check it again.`
export const refusal_refund_needs_another = () => `Another admin has to pay the refund you approved.`
export const refusal_refund_not_found = () => `There is no such refund.`
export const refusal_refund_not_open = () => `Only delivered pieces that were kept can be refunded, once they are recorded.`
export const refusal_refund_not_owed = () => `This refund is already paid or cancelled.`
export const refusal_refund_not_paid = () => `This refund is not paid yet.`
export const refusal_refunded_already = () => `More of this parcel is refunded than would be kept. Cancel the refund first, if it is not paid yet.`
export const refusal_session_ended = () => `Your session has ended. Please log in again.`
export const refusal_session_not_found = () => `That device is no longer logged in.`
export const refusal_settlement_not_found = () => `This settlement does not exist.`
export const refusal_settlement_not_open = () => `This settlement needs no decision any more.`
export const refusal_settlement_row_not_found = () => `This row does not exist.`
export const refusal_settlement_row_not_open = () => `This row needs no decision any more.`
export const refusal_settlement_taken_back = () => `This settlement is already reversed.`
export const refusal_size_needed = () => `This product is in your cart in several sizes. Please choose one.`
export const refusal_sms_not_set_up = () => `This shop has no SMS gateway.`
export const refusal_stage_not_open = () => `This parcel has moved to another stage. Please check again.`
export const refusal_statement_not_found = () => `There is no such statement.`
export const refusal_statement_not_newest = () => `A newer statement of this store is closed. Please pay that one.`
export const refusal_status_not_open = () => `This order can no longer be changed.`
export const refusal_storage_away = () => `The shop cannot reach its picture storage. Please try again in a moment.`
export const refusal_store_moved_in = () => `This store already has an opening balance.`
export const refusal_store_name_taken = () => `Another store has this name, or one that looks like it.`
export const refusal_store_owes_nothing = () => `This store owes no more than the shop allows.`
export const refusal_store_takes_no_orders = () => `This store is not taking orders right now.`
export const refusal_too_large = () => `This is too large.`
export const refusal_too_many_addresses = () => `Your address book is full. Please delete an address first.`
export const refusal_too_many_at_once = () => `We are very busy. Please try again in a moment.`
export const refusal_too_many_attempts = () => `Too many attempts. Please wait a little and try again.`
export const refusal_too_many_open_orders = () => `You have reached the limit of open orders. You can order again once some have arrived or are cancelled.`
export const refusal_too_many_webhooks = () => `You have reached the limit of webhooks. Please delete one first.`
export const refusal_totp_in_use = () => `Two-step login is already on.`
export const refusal_totp_not_in_use = () => `Two-step login is not on.`
export const refusal_totp_over = () => `That took too long. Please log in again.`
export const refusal_totp_required = () => `Please enter the code of your authenticator app.`
export const refusal_unexpected = () => `Something went wrong`
export const refusal_uploads_under_way = (i: { most: string | number }) => `Your account has ${i.most} uploads in progress. Please wait until one of them has finished.`
export const refusal_user_not_found = () => `There is no such account.`
export const refusal_username_taken = () => `This username is already taken.`
export const refusal_vendor_not_found = () => `There is no such store.`
export const refusal_vendor_not_pending = () => `Someone has already decided on this vendor.`
export const refusal_vendor_pending = () => `Your account is pending approval by admin.`
export const refusal_vendor_rejected = () => `Your store was not approved. Save your profile to ask again.`
export const refusal_webhook_not_found = () => `There is no such webhook.`
export const refusal_webhook_off = () => `This webhook is switched off. Please switch it on first.`
export const refusal_wrong_type = () => `The shop does not accept this kind of content.`
export const search_all_products = () => `All products`
export const search_any = () => `Any`
export const search_best_match = () => `Best match`
export const search_categories_filters = () => `Categories and filters`
export const search_category = (i: { search: string | number; category: string | number }) => `“${i.search}” in ${i.category}`
export const search_cheapest_first = () => `Cheapest first`
export const search_chosen_filters = () => `Active filters`
export const search_chosen_from_minprice_text = (i: { minPrice: string | number }) => `from ${i.minPrice}`
export const search_chosen_up_maxprice_text = (i: { maxPrice: string | number }) => `up to ${i.maxPrice}`
export const search_clear_all = () => `Clear all`
export const search_clear_all_filters = () => `Clear all filters`
export const search_clear_filters = () => `Clear filters`
export const search_close_filters = () => `Close the filters`
export const search_clothing_from_many = () => `Clothing from many stores of Bangladesh`
export const search_dearest_first = () => `Most expensive first`
export const search_dearest_highest = (i: { highest: string | number }) => `The highest price is ${i.highest}.`
export const search_from_higher_than = () => `From is higher than To.`
export const search_from_minprice = (i: { minPrice: string | number }) => `From ${i.minPrice}`
export const search_from_store = () => `From this store`
export const search_front_title = () => `The market comes to you`
export const search_instead_search = (i: { search: string | number }) => `Search instead for ${i.search}`
export const search_minprice_maxprice = (i: { minPrice: string | number; maxPrice: string | number }) => `${i.minPrice} to ${i.maxPrice}`
export const search_name_haat_many = (i: { name: string | number }) => `${i.name} at Haat: many stores of Bangladesh in one shop. Cash on delivery.`
export const search_nearest_we = () => `Closest matches`
export const search_new_market = () => `New arrivals`
export const search_newest = () => `Newest`
export const search_no_match = (i: { count: number }) => i.count === 1 ? `No products match this filter.` : `No products match all of these filters.`
export const search_no_match_for = (i: { count: number; search: string | number }) => i.count === 1 ? `No products for “${i.search}” match this filter.` : `No products for “${i.search}” match all of these filters.`
export const search_no_price_both = (i: { highest: string | number; lowest: string | number }) => `No price is both above ${i.highest} and below ${i.lowest}.`
export const search_none_at_price = (i: { what: string | number; price: string | number }) => `No “${i.what}” ${i.price}.`
export const search_nothing_at_price = (i: { price: string | number }) => `No products ${i.price}.`
export const search_nothing_found_search = (i: { search: string | number }) => `Nothing found for “${i.search}”.`
export const search_nothing_from_store = () => `This store has no products right now.`
export const search_nothing_here_do = (i: { words: string | number }) => `No products here match ${i.words}: shown without it.`
export const search_nothing_shelf_yet = () => `No products here yet.`
export const search_one_store = () => `One store`
export const search_page = (i: { page: string | number; products: string | number }) => `${i.page} of ${i.products}`
export const search_panjabi_three_piece = () => `Panjabi to three-piece, frock to formal shirt, from many stores in one cart. Pay when it arrives.`
export const search_previous_products = () => `Previous products`
export const search_results_for = <T>(i: { words: (words: string) => T }) => [`Showing results for `, i.words(``), `.`]
export const search_see_all_products = () => `See all products`
export const search_see_all_stores = () => `See all stores`
export const search_see_everything = () => `See everything`
export const search_shop_category = () => `Shop by Category`
export const search_show_count = (i: { count: number; shown: string | number }) => i.count === 1 ? `Show ${i.shown} product` : `Show ${i.shown} products`
export const search_show_lowest_highest = (i: { lowest: string | number; highest: string | number }) => `Show ${i.lowest} to ${i.highest}`
export const search_show_products = () => `Show products`
export const search_size_stock = () => `Size in stock`
export const search_sought_store = () => `Store:`
export const search_stock = () => `In stock`
export const search_stock_only = () => `In stock only`
export const search_storename_haat_cash = (i: { storeName: string | number }) => `${i.storeName} at Haat. Cash on delivery.`
export const search_tag = () => `Tag`
export const search_they_begin_lowest = (i: { lowest: string | number }) => `Prices start at ${i.lowest}.`
export const search_try_another_word = () => `Try another word, or fewer words.`
export const search_up_maxprice = (i: { maxPrice: string | number }) => `Up to ${i.maxPrice}`
export const selling_add_row = () => `Add row`
export const selling_address_link_beginning = () => `Link address, beginning with https://`
export const selling_another_category = () => `another category`
export const selling_any_stock = () => `Any stock`
export const selling_bold = () => `Bold`
export const selling_bullet_list = () => `Bullet list`
export const selling_category_hidden_shoppers = () => `This category is hidden, and the product with it.`
export const selling_categoryname_hidden = (i: { categoryName: string | number }) => `${i.categoryName} (hidden)`
export const selling_cell_row_index = (i: { cell: string | number; index: string | number }) => `${i.cell}, row ${i.index}`
export const selling_choose = () => `Choose`
export const selling_choose_category = () => `Choose a category…`
export const selling_choose_chart = () => `Choose a chart…`
export const selling_choose_least_one = () => `Choose at least one: products without a size cannot be ordered.`
export const selling_compare_price = () => `Compare-at price (৳)`
export const selling_copy_chart_from = () => `Copy a chart from an earlier product`
export const selling_count_products_deleted = (i: { count: string | number }) => `${i.count} products deleted.`
export const selling_create_product_product_added_text = () => `Product added`
export const selling_delete_count_selected = (i: { count: string | number }) => `Delete ${i.count} selected`
export const selling_delete_selected = () => `Delete selected`
export const selling_discard = () => `Discard`
export const selling_discard_draft = () => `Discard draft`
export const selling_discard_what_typed = () => `Discard your unsaved changes?`
export const selling_drop_one_here = () => `or drop one here`
export const selling_earlier_price_shown = () => `The earlier price, shown struck through.`
export const selling_edit_product = () => `Edit Product`
export const selling_export_csv = () => `Export CSV`
export const selling_fabric_fit_care = () => `Fabric, fit, care and whatever shoppers ask about.`
export const selling_file_picturename = (i: { pictureName: string | number }) => `your file “${i.pictureName}”`
export const selling_formatting = () => `Formatting`
export const selling_h3_heading = () => `H3 heading`
export const selling_h4_small_heading = () => `H4 small heading`
export const selling_image = () => `Image`
export const selling_import = () => `Import`
export const selling_inches_range = (i: { most: string | number }) => `Must be from 0 to ${i.most} inches.`
export const selling_italic = () => `Italic`
export const selling_jpeg_png_webp = () => `JPEG, PNG, WebP or AVIF up to 8 MB. Shown 4:5: centre the garment.`
export const selling_limit_pictures = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} picture uploads in ${i.window}. Please try again in ${i.duration}.`
export const selling_limit_saves = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} saved products in ${i.window}. Please try again in ${i.duration}.`
export const selling_link = () => `Link`
export const selling_loading_products = () => `Loading products...`
export const selling_must_above_price = () => `Must be above the price.`
export const selling_must_most_maxtaka = (i: { maxTaka: string | number }) => `Must be at most ${i.maxTaka} taka.`
export const selling_must_whole_number = (i: { maxPieces: string | number }) => `Must be a whole number from 0 to ${i.maxPieces}.`
export const selling_name = () => `By name`
export const selling_newest_first = () => `Newest first`
export const selling_no_picture = () => `no picture`
export const selling_no_products_found = () => `No products found.`
export const selling_no_products_yet = () => `No products yet.`
export const selling_no_sizes = () => `No sizes`
export const selling_numbered_list = () => `Numbered list`
export const selling_off_sale = () => `Off sale`
export const selling_one_store_only = () => `One store only. Show all stores`
export const selling_only_products_storename = (i: { storeName: string | number }) => `Only products of ${i.storeName}`
export const selling_picture_larger_than = () => `This picture is larger than 8 MB.`
export const selling_picture_now = () => `Current picture`
export const selling_pieces_pieces = (i: { pieces: string | number }) => `${i.pieces} pieces`
export const selling_please_choose_category = () => `Choose a category.`
export const selling_please_choose_jpeg = () => `Choose a JPEG, PNG, WebP or AVIF picture.`
export const selling_please_choose_lostname = (i: { lostName: string | number }) => `Choose “${i.lostName}” again: reloading lost it.`
export const selling_please_enter_amount = () => `Enter an amount in taka.`
export const selling_please_enter_price = () => `Enter a price.`
export const selling_price = () => `Price (৳)`
export const selling_product_added = () => `Product added.`
export const selling_product_deleted = () => `Product deleted`
export const selling_product_updated = () => `Product updated`
export const selling_products_could_not = () => `The products could not be loaded.`
export const selling_products_deleted = (i: { count: string | number }) => `${i.count} products deleted`
export const selling_redo = () => `Redo`
export const selling_remove_link = () => `Remove link`
export const selling_remove_row_index = (i: { index: string | number; size: string | number }) => `Remove row ${i.index}, size ${i.size}`
export const selling_remove_tag_tag = (i: { tag: string | number }) => `Remove tag ${i.tag}`
export const selling_replace = () => `Replace`
export const selling_running_low = () => `Running low`
export const selling_saved_was_updated = (i: { saved: string | number }) => `“${i.saved}” was updated.`
export const selling_search_name_tag = () => `Search by name or tag...`
export const selling_select_all_page = () => `Select all on this page`
export const selling_select_name = (i: { name: string | number }) => `Select ${i.name}`
export const selling_set_link = () => `Set link`
export const selling_shoppers_choose_one = () => `Shoppers choose one. Leave uncounted stock empty.`
export const selling_shoppers_search_these = () => `Shoppers search by these. Add one with Enter or a comma.`
export const selling_shoppers_will_see = () => `Preview`
export const selling_size_not_offered = (i: { size: string | number }) => `Size ${i.size} is not offered.`
export const selling_sizes_stock = () => `Sizes and stock`
export const selling_sold_out = () => `sold out`
export const selling_somebody_else_changed = () => `Someone else has changed this product. Choose what to keep in each marked field.`
export const selling_stock_size = (i: { size: string | number }) => `Stock of ${i.size}`
export const selling_stock_size_optional = (i: { size: string | number }) => `Stock of ${i.size} (optional)`
export const selling_sure_want_delete = () => `Are you sure you want to delete this product?`
export const selling_sure_want_delete_these = (i: { count: string | number }) => `Are you sure you want to delete these ${i.count} products?`
export const selling_table_now_change = () => `Editing here turns the table into lines.`
export const selling_tags_limit = (i: { most: string | number }) => `At most ${i.most} tags.`
export const selling_tags_product = () => `Tags of this product`
export const selling_the_picture = () => `picture`
export const selling_uncounted_not_counted = (i: { uncounted: string | number }) => `${i.uncounted} not counted`
export const selling_undo = () => `Undo`
export const selling_update = () => `Update`
export const selling_upload_picture = () => `Upload of the picture`
export const selling_usual_chart_m = () => `Default chart (M and L)`
export const selling_what_typed_before = () => `These are your unsaved changes from before.`
export const selling_without_name = () => `without a name`
export const settings_charge_tolerance = () => `Allowed charge over the quote`
export const settings_charge_tolerance_hint = () => `Above the quote. Beyond it, a parcel needs review.`
export const settings_contact_address_hint = () => `Where people can visit or write to you.`
export const settings_days_off_friday = () => `Friday`
export const settings_days_off_friday_saturday = () => `Friday and Saturday`
export const settings_days_off_none = () => `No day`
export const settings_days_to_confirm = () => `Days to confirm`
export const settings_days_to_confirm_hint = () => `Working days after the order. Our own rule, not the law.`
export const settings_days_to_deliver_dhaka = () => `Days to deliver in Dhaka`
export const settings_days_to_deliver_dhaka_hint = () => `Calendar days after the order. Law: 5 if prepaid.`
export const settings_days_to_deliver_elsewhere = () => `Days to deliver elsewhere`
export const settings_days_to_deliver_elsewhere_hint = () => `Calendar days after the order. Law: 10 if prepaid.`
export const settings_days_to_hand_over = () => `Days to hand over`
export const settings_days_to_hand_over_hint = () => `Working days after confirmation. Law: 48 hours where over a tenth is prepaid.`
export const settings_days_to_pay_out = () => `Days to pay a store`
export const settings_days_to_pay_out_hint = () => `After a parcel’s cash arrives. Digital commerce guideline: 10. Late ones are under Payouts.`
export const settings_days_until_admins = () => `Days until admins are notified`
export const settings_days_until_admins_hint = () => `Working days a store is late. Our own rule.`
export const settings_days_until_cancelled = () => `Days until an unconfirmed parcel is cancelled`
export const settings_days_until_cancelled_hint = () => `Calendar days after the order, once late. Customer and store are notified, pieces go back on sale. 0: never.`
export const settings_days_until_pause = () => `Days until a store in debt is paused`
export const settings_days_until_pause_hint = () => `After it was notified. 0: never.`
export const settings_group_accounts = () => `Accounts`
export const settings_group_contact = () => `Contact`
export const settings_group_deadlines = () => `Deadlines and days off`
export const settings_group_elsewhere = () => `Elsewhere`
export const settings_group_newcomers = () => `Large orders`
export const settings_group_sms = () => `SMS gateway`
export const settings_group_trade = () => `Orders and stock`
export const settings_held_percent_to_tell = () => `Stock held by one customer that alerts admins (%)`
export const settings_held_percent_to_tell_hint = () => `Of a store’s counted stock, by account, phone or address. 0: never.`
export const settings_holidays = () => `Holidays`
export const settings_holidays_hint = () => `Such as 2026-12-16, separated by spaces. National days are included; add Eid and other lunar holidays.`
export const settings_keeps_percent = (i: { courier: string | number }) => `Share that ${i.courier} keeps (%)`
export const settings_keeps_percent_hint = () => `As agreed, of the cash collected: a charge, not a difference.`
export const settings_least_payout = () => `Minimum payout`
export const settings_least_payout_hint = () => `In taka. Less carries over to the next statement. 0: no minimum.`
export const settings_link_hint = () => `Begins with https://`
export const settings_low_stock_line = () => `Low-stock threshold`
export const settings_low_stock_line_hint = () => `Sizes with this many counted pieces or fewer run low.`
export const settings_new_least_of_size = () => `Minimum pieces of a size for a new customer`
export const settings_new_least_of_size_hint = () => `Even if few are left.`
export const settings_new_pieces = () => `Maximum pieces on order for a new customer`
export const settings_new_pieces_hint = () => `No confirmed phone, no parcel received. Accounts with one phone or address count together.`
export const settings_new_share_of_size = () => `Share of a size for a new customer`
export const settings_new_share_of_size_hint = () => `One in so many left: 3 is a third.`
export const settings_new_taka = () => `Maximum taka on order for a new customer`
export const settings_new_taka_hint = () => `Beyond it the phone is confirmed by a code or, without an SMS gateway, the order by the store.`
export const settings_refunded_commission = () => `Commission on refunds`
export const settings_refunded_commission_hint = () => `To stores, when a customer is refunded.`
export const settings_refunded_commission_none = () => `No refund`
export const settings_refunded_commission_whole = () => `Full refund`
export const settings_shipping_fee = () => `Shipping fee`
export const settings_shipping_fee_hint = () => `In taka, per order. Placed orders keep theirs.`
export const settings_shown_at_foot = () => `Shown at the foot of every page.`
export const settings_small_difference = () => `Automatic write-off limit`
export const settings_small_difference_hint = () => `In taka. Less is written off at once (shop pays). 0: all need review.`
export const settings_sms_asking = () => `Checking the gateway...`
export const settings_sms_balance = () => `Balance`
export const settings_sms_balance_unknown = () => `Not available`
export const settings_sms_codes = () => `Codes`
export const settings_sms_codes_a_day = () => `Maximum SMS codes a day`
export const settings_sms_codes_a_day_hint = () => `Codes ignore the limit in taka; this one caps your bill. Admins are warned at 80 %.`
export const settings_sms_codes_near_limit = () => `Most codes for these 24 hours are sent. None go out at the limit.`
export const settings_sms_codes_of = (i: { sent: string | number; most: string | number; spent: string | number }) => `${i.sent} of ${i.most} in 24 hours, ${i.spent} today`
export const settings_sms_daily_limit = () => `Maximum SMS spending a day`
export const settings_sms_daily_limit_hint = () => `In taka. Admins are warned at 80 %; beyond it, only codes go out.`
export const settings_sms_gateway = () => `Gateway`
export const settings_sms_last = () => `Last SMS`
export const settings_sms_near_limit = () => `Most of today’s SMS budget is spent. At the limit, only codes go out.`
export const settings_sms_no_gateway = () => `No gateway is set up: SMS are held.`
export const settings_sms_part_price = () => `Price of an SMS part`
export const settings_sms_part_price_hint = () => `In taka. A part: 160 letters, 70 with Bangla.`
export const settings_sms_quiet = () => `Quiet hours`
export const settings_sms_quiet_later = () => `Off now. From 22 to 8 only codes are sent.`
export const settings_sms_quiet_now = () => `On now, until 8: only codes are sent.`
export const settings_sms_spent_of = (i: { spent: string | number; limit: string | number }) => `${i.spent} of ${i.limit}`
export const settings_sms_today = () => `SMS today`
export const settings_statement_period = () => `Statement period`
export const settings_statement_period_hint = () => `For stores without their own.`
export const settings_store_couriers = () => `Courier accounts for stores`
export const settings_store_couriers_hint = () => `Which courier accounts stores book with.`
export const settings_store_couriers_own = () => `The shop’s and their own`
export const settings_store_couriers_shop = () => `The shop’s only`
export const settings_store_debt_limit = () => `Debt limit of a store`
export const settings_store_debt_limit_hint = () => `In taka. Stores above it when a week closes are notified. 0: never.`
export const settings_tax_address_hint = () => `The shop’s address on its tax invoices.`
export const settings_tax_bin_hint = () => `13 digits. Tax invoices need BIN, name and address.`
export const settings_tax_name_hint = () => `As in the VAT registration.`
export const settings_tax_officer = () => `Officer who signs`
export const settings_tax_officer_designation = () => `Designation of the officer`
export const settings_tax_officer_hint = () => `Printed above the signature of new invoices.`
export const settings_two_step_admins = () => `Admins`
export const settings_two_step_hint = () => `Who must set it up at the next login.`
export const settings_two_step_nobody = () => `Nobody`
export const settings_two_step_sellers = () => `Admins and vendors`
export const settings_warn_least_payout = (i: { days: string | number }) => `Balances below the minimum payout are not paid within ${i.days} days.`
export const settings_warn_period = (i: { waits: string | number; days: string | number }) => `Cash waits up to ${i.waits} days for a statement: too long to pay all stores within ${i.days}.`
export const settings_weekly_days_off = () => `Weekly days off`
export const settings_weekly_days_off_hint = () => `Existing deadlines stay.`
export const settings_whatsapp_hint = () => `Begins with https://wa.me/`
export const settlements_1_file = () => `1. The courier’s file`
export const settlements_2_columns = () => `2. Its columns`
export const settlements_3_check = () => `3. Result`
export const settlements_accept = (i: { amount: string | number }) => `Write off ${i.amount} (shop pays)`
export const settlements_accept_row = () => `Accept the row`
export const settlements_age = () => `Open for`
export const settlements_aged = (i: { missing: string | number; unexplained: string | number; days: string | number }) => `${i.missing} missing, ${i.unexplained} unexplained, for up to ${i.days} days`
export const settlements_all_open = () => `Show all open rows`
export const settlements_are_asked = () => `Importing payments. They appear here in a moment.`
export const settlements_ask_accept = (i: { name: string | number }) => `Write off the difference of ${i.name}? The shop pays; the store’s share becomes payable.`
export const settlements_ask_accept_row = (i: { name: string | number }) => `Accept this row of ${i.name} as it is?`
export const settlements_ask_came = (i: { name: string | number }) => `Mark the money of ${i.name} as received? The row is checked again.`
export const settlements_ask_charge = (i: { name: string | number }) => `Book the difference of ${i.name} as a courier charge?`
export const settlements_ask_dispute = (i: { name: string | number }) => `Dispute the difference of ${i.name}? It stays unresolved, on the dispute report.`
export const settlements_ask_ignore = (i: { name: string | number }) => `Ignore this row of ${i.name}? It pays nothing.`
export const settlements_ask_instead = (i: { name: string | number }) => `Use this row of ${i.name} and reverse the earlier one?`
export const settlements_ask_keep = (i: { name: string | number }) => `Keep the difference of ${i.name}? The shop gains it.`
export const settlements_ask_loss = (i: { name: string | number }) => `Write off the difference of ${i.name}? The shop pays.`
export const settlements_ask_mostly_unknown = (i: { unknown: string | number; rows: string | number; courier: string | number }) => `${i.unknown} of ${i.rows} rows match no parcel of ${i.courier}. Is this its file? The money would stay unresolved.`
export const settlements_ask_not_paid = (i: { name: string | number }) => `Mark the money of ${i.name} as not received? It leaves the bank account, the courier owes it again, the store waits for its share.`
export const settlements_ask_of_store = (i: { name: string | number }) => `Pay the store the compensation of ${i.name}, less commission? Why?`
export const settlements_ask_payments = () => `Import payments from Steadfast`
export const settlements_ask_take_back = (i: { count: number; rows: string | number; net: string | number; courier: string | number; name: string | number }) => i.count === 1 ? `Reverse ${i.name} of ${i.courier}? The ${i.net} of 1 row leaves the bank account, and stores wait for their share. This file can never be loaded again.` : `Reverse ${i.name} of ${i.courier}? The ${i.net} of ${i.rows} rows leaves the bank account, and stores wait for their share. This file can never be loaded again.`
export const settlements_ask_was_paid = (i: { name: string | number }) => `Mark this money of ${i.name} as also received?`
export const settlements_borne = () => `Written off so far`
export const settlements_came = () => `Mark as received`
export const settlements_came_of = (i: { name: string | number }) => `Mark as received: ${i.name}`
export const settlements_charge = () => `Book as courier charge`
export const settlements_charge_of = (i: { name: string | number }) => `Book as courier charge: the difference of ${i.name}`
export const settlements_charged_of = (i: { charge: string | number; quoted: string | number }) => `Charged ${i.charge}, quoted ${i.quoted}`
export const settlements_check_again = () => `Check again`
export const settlements_check_first = () => `The columns were changed: check again first.`
export const settlements_checking = () => `Checking the file…`
export const settlements_choose_another = () => `Choose another settlement`
export const settlements_choose_courier = () => `Choose the courier`
export const settlements_choose_file = () => `Choose a settlement`
export const settlements_collected = (i: { collected: string | number }) => `${i.collected} collected`
export const settlements_collected_of = (i: { collected: string | number; expected: string | number }) => `${i.collected} collected, ${i.expected} to be paid`
export const settlements_column_charge = () => `Charge`
export const settlements_column_collected = () => `Collected`
export const settlements_column_delivered = () => `Delivered on`
export const settlements_column_expected = () => `To be paid`
export const settlements_column_invoice = () => `Our number`
export const settlements_column_net = () => `Paid out`
export const settlements_column_number = () => `Consignment`
export const settlements_column_problem = () => `What is wrong`
export const settlements_column_quoted = () => `Quoted charge`
export const settlements_columns_guessed = () => `Guessed from column names. Your choice is saved.`
export const settlements_columns_kept = () => `Same as last time.`
export const settlements_courier = () => `Courier`
export const settlements_courier_first = () => `Choose the courier first.`
export const settlements_days = (i: { count: number }) => i.count === 0 ? `today` : i.count === 1 ? `1 day` : `${i.count} days`
export const settlements_decide = () => `Confirm decision`
export const settlements_decided = (i: { reason: string | number }) => `Decided: ${i.reason}`
export const settlements_difference = (i: { amount: string | number }) => `${i.amount} difference from its rows`
export const settlements_dispute = () => `Dispute`
export const settlements_dispute_of = (i: { name: string | number }) => `Dispute: the difference of ${i.name}`
export const settlements_disputes = () => `Dispute report`
export const settlements_disputes_of = (i: { courier: string | number }) => `Dispute report for ${i.courier}`
export const settlements_field_charges = () => `Charges (one or more columns)`
export const settlements_field_collected = () => `Cash collected`
export const settlements_field_invoice = () => `Our parcel number`
export const settlements_field_net = () => `Amount paid out`
export const settlements_field_number = () => `Courier’s parcel number`
export const settlements_field_payment = () => `Payment status`
export const settlements_field_status = () => `Delivery status`
export const settlements_file = () => `Settlement`
export const settlements_file_larger_than = () => `The file is larger than 8 MB. Split it.`
export const settlements_file_words = () => `Choose or drop a CSV or XLSX file, up to 20,000 rows and 8 MB.`
export const settlements_files = () => `Loaded settlements`
export const settlements_files_caption = () => `Loaded settlements, newest first`
export const settlements_files_unanswered = () => `The files could not be loaded.`
export const settlements_foretold = (i: { count: number; rows: string | number; collected: string | number; charge: string | number; net: string | number }) => i.count === 1 ? `${i.rows} row: collected ${i.collected}, charged ${i.charge}, paid out ${i.net}.` : `${i.rows} rows: collected ${i.collected}, charged ${i.charge}, paid out ${i.net}.`
export const settlements_ignore = () => `Ignore`
export const settlements_ignore_of = (i: { name: string | number }) => `Ignore the row of ${i.name}`
export const settlements_in_suspense = (i: { suspense: string | number }) => `${i.suspense} unresolved`
export const settlements_instead = () => `Use instead of the earlier row`
export const settlements_instead_of = (i: { name: string | number }) => `Use instead of the earlier row: ${i.name}`
export const settlements_is_loaded = () => `Loaded. Checking its rows.`
export const settlements_is_taken_back = () => `Reversing. This takes a moment.`
export const settlements_judged_so_far = (i: { done: string | number; rows: string | number }) => `${i.done} of ${i.rows} rows checked`
export const settlements_keep = (i: { amount: string | number }) => `Keep ${i.amount} (shop gains)`
export const settlements_left_out = (i: { count: string | number }) => `Left out: ${i.count}`
export const settlements_line_unreadable = (i: { line: string | number; why: string | number }) => `Line ${i.line} cannot be read: ${i.why}`
export const settlements_load_all_the_same = () => `Load anyway`
export const settlements_load_file = () => `Load a file`
export const settlements_load_rows = (i: { count: number; rows: string | number }) => i.count === 1 ? `Load ${i.rows} row` : `Load ${i.rows} rows`
export const settlements_load_title = () => `Load a settlement file`
export const settlements_loading = () => `Loading the file…`
export const settlements_loading_files = () => `Loading files...`
export const settlements_loading_rows = () => `Loading rows...`
export const settlements_looks_like_total = () => `No consignment number, and looks like a total: left out.`
export const settlements_map_collected = () => `Choose the column of cash collected or paid out.`
export const settlements_map_number = () => `Choose the column of the courier’s number or ours.`
export const settlements_matters = (i: { count: string | number }) => `Unresolved amounts (${i.count})`
export const settlements_matters_caption = () => `Unresolved amounts, oldest first`
export const settlements_matters_oldest = (i: { shown: string | number }) => `The oldest ${i.shown} are shown.`
export const settlements_no_column = () => `No column`
export const settlements_no_files = () => `No settlements loaded yet.`
export const settlements_no_number = () => `No number`
export const settlements_no_reference = () => `No consignment number: left out.`
export const settlements_no_such_column = (i: { column: string | number }) => `The file has no column “${i.column}”.`
export const settlements_no_such_sheet = (i: { sheet: string | number }) => `No readable sheet “${i.sheet}” in the workbook.`
export const settlements_not_a_workbook = () => `The file is neither CSV nor XLSX. Save it as one.`
export const settlements_not_paid = () => `Mark as not received`
export const settlements_not_paid_of = (i: { name: string | number }) => `Mark as not received: ${i.name}`
export const settlements_not_stored_yet = () => `Nothing is saved yet.`
export const settlements_nothing_open = () => `No open rows with any courier.`
export const settlements_nothing_unpaid = () => `Couriers have paid all deliveries.`
export const settlements_of_store = () => `Pay to the store`
export const settlements_of_store_of = (i: { name: string | number }) => `Pay to the store: the compensation of ${i.name}`
export const settlements_older_files = () => `Older files`
export const settlements_older_rows = () => `Older rows`
export const settlements_open = () => `Open rows`
export const settlements_open_rows = (i: { count: number; suspense: string | number }) => i.count === 1 ? `1 row, ${i.suspense}` : `${i.count} rows, ${i.suspense}`
export const settlements_other_sum = () => `Payment differs from its rows`
export const settlements_other_sums = () => `Payments that differ from their rows`
export const settlements_owes = () => `Owes`
export const settlements_paid_out = (i: { net: string | number }) => `${i.net} paid out`
export const settlements_panel_note = () => `Unmatched payments, and rows to review`
export const settlements_payment = (i: { name: string | number }) => `Payment ${i.name}`
export const settlements_please_choose_file = () => `Choose a CSV or XLSX file.`
export const settlements_problem_at = (i: { line: string | number; column: string | number; message: string | number }) => `Line ${i.line}, ${i.column}: ${i.message}`
export const settlements_reason_hint = () => `Saved with the row.`
export const settlements_reason_hint_file = () => `Saved with the settlement.`
export const settlements_reason_no_compensation = () => `Only a courier’s compensation can be paid to a store`
export const settlements_reason_not_lost = () => `Mark the parcel as lost first; losses of the shop’s own sales stay with the shop`
export const settlements_reason_nothing_to_replace = () => `This row differs from no earlier one in use.`
export const settlements_reason_nothing_to_take_back = () => `This row brought no money to reverse.`
export const settlements_reason_why_not_ignored = () => `Rows with unresolved money cannot be ignored.`
export const settlements_replaced = () => `Replaced by a later file`
export const settlements_rounded_number = (i: { words: string | number }) => `Excel rounded this number to ${i.words}. Save the column as text.`
export const settlements_row_of = (i: { courier: string | number; line: string | number }) => `${i.courier}, line ${i.line}`
export const settlements_rows_caption = () => `Settlement rows and their results`
export const settlements_rows_of_file = (i: { fileId: string | number }) => `Rows of settlement ${i.fileId}`
export const settlements_rows_unanswered = () => `The rows could not be loaded.`
export const settlements_says_it_paid = (i: { told: string | number }) => `Reported as paid: ${i.told}.`
export const settlements_sheet = () => `Sheet of the workbook`
export const settlements_sheet_hint = () => `Only this sheet is loaded.`
export const settlements_standing_caption = () => `What each courier owes, and what is open`
export const settlements_sums = () => `Sums`
export const settlements_suspense = () => `Unresolved`
export const settlements_take_back = () => `Reverse this file`
export const settlements_take_back_of = (i: { name: string | number }) => `Reverse this file: ${i.name}`
export const settlements_taken_back_because = (i: { reason: string | number }) => `Reversed: ${i.reason}`
export const settlements_title = () => `Settlements`
export const settlements_to_look_at = () => `Needs review`
export const settlements_too_many_texts = () => `The workbook holds more than 200,000 different texts. Split it, or save it as CSV.`
export const settlements_too_much_work = () => `The workbook takes too long to read. Save it as CSV.`
export const settlements_unkept_formula = () => `A formula without a saved result. Save the file again in a spreadsheet.`
export const settlements_unknown_status = (i: { words: string | number }) => `“${i.words}” is neither paid nor returned. Choose another column, or none.`
export const settlements_unpacks_too_large = () => `The workbook unpacks to more than 16 MB. Split it, or save it as CSV.`
export const settlements_unpaid_sum = (i: { count: number; shown: string | number; owed: string | number }) => i.count === 1 ? `${i.shown} parcel, ${i.owed} in all` : `${i.shown} parcels, ${i.owed} in all`
export const settlements_unpaid_title = () => `Delivered but not paid`
export const settlements_unpaid_unanswered = () => `Unpaid parcels could not be loaded.`
export const settlements_verdict = () => `Check result`
export const settlements_verdict_differs = () => `Differs from an earlier file`
export const settlements_verdict_known = () => `Already loaded`
export const settlements_verdict_mixed = () => `Numbers belong to two parcels`
export const settlements_verdict_not_delivered = () => `Paid, but not delivered here`
export const settlements_verdict_not_ours = () => `Store’s own courier account`
export const settlements_verdict_not_returned = () => `Charged as a return, but on its way`
export const settlements_verdict_not_settled = () => `Not settled yet`
export const settlements_verdict_over = () => `Overpaid`
export const settlements_verdict_overcharged = () => `Charged more than quoted`
export const settlements_verdict_paid = () => `Paid`
export const settlements_verdict_repeated = () => `Also in an earlier file`
export const settlements_verdict_return_charged = () => `Charged as a return, but delivered`
export const settlements_verdict_returned = () => `Return charged`
export const settlements_verdict_short = () => `Underpaid`
export const settlements_verdict_twice = () => `Twice in this file`
export const settlements_verdict_unknown = () => `Unknown parcel`
export const settlements_verdict_unpaid = (i: { days: string | number }) => `Delivered ${i.days} days ago, not paid`
export const settlements_verdict_wrong_sum = () => `Row does not add up`
export const settlements_was_loaded_before = () => `This file is already loaded.`
export const settlements_was_paid = () => `Mark as also received`
export const settlements_was_paid_of = (i: { name: string | number }) => `Mark as also received: ${i.name}`
export const settlements_what_came = () => `Result`
export const settlements_what_they_are = () => `Courier payments, checked row by row against deliveries. Received cash makes a store’s share payable.`
export const settlements_yes_take_back = () => `Yes, reverse it`
export const shell_account_deleted_loses = () => `An account that is deleted loses its names, contacts and addresses. Its orders stay in the books, and what it agreed to stays under its number.`
export const shell_another_account_logged = () => `Another account is logged in now.`
export const shell_cancelling_returns = () => `Cancelling and returns`
export const shell_cart_count = (i: { count: string | number }) => `Cart, ${i.count} in it`
export const shell_dashboard = () => `Dashboard`
export const shell_data = () => `Your data`
export const shell_delivery_within_2 = () => `Delivery is within 2-3 days after confirmation.`
export const shell_follow_order = () => `Track an order`
export const shell_group_delivery = () => `Delivery`
export const shell_group_money = () => `Money`
export const shell_haat = () => `Your Haat`
export const shell_haat_market_many = () => `Haat is a market of many stores. The store on the product’s page sells it, packs it and sends it.`
export const shell_haat_no_returns = () => `Haat has no returns of its own. What the law gives you stays yours.`
export const shell_how_buying_haat = () => `How buying at Haat works: orders, delivery, cash on delivery, cancelling, and what is kept of you.`
export const shell_loading = () => `Loading…`
export const shell_logout = () => `Logout`
export const shell_main = () => `Main`
export const shell_menu = () => `Menu`
export const shell_more_haat = () => `More of Haat`
export const shell_name_phone_address = () => `The name, phone and address of an order are seen by you, by the stores in it, and by the admins of Haat. Nobody else gets them.`
export const shell_need_account_order = () => `You need an account to order. You pay the prices that the checkout shows: if one changes or a size sells out before you confirm, we tell you first and order nothing.`
export const shell_no_network = () => `No network`
export const shell_no_network_opens = () => `No network. It opens once you are online.`
export const shell_one_market_many = () => `One market, many stores. Cash on delivery all over Bangladesh.`
export const shell_page_comes_itself = () => `This page loads by itself once you are online again. Nothing is lost.`
export const shell_page_could_not = () => `This page could not be shown. Nothing is lost.`
export const shell_page_could_not_fetched = () => `This page could not be loaded. Nothing is lost.`
export const shell_page_not_market = () => `This page does not exist, or no longer does.`
export const shell_panjabi_saree = () => `Panjabi, saree…`
export const shell_pay_cash_when = () => `You pay cash when your parcel arrives. Cards and bKash are not open yet.`
export const shell_privacy = () => `Privacy`
export const shell_privacy_account = () => `Your names, email, phone and addresses, so that you can log in, order and get your parcels. Your password in a form that nobody can read back.`
export const shell_privacy_browser = () => `Your browser keeps your login, and what you have typed at the checkout, until you log out.`
export const shell_privacy_carriers = () => `Whoever carries our mails and SMS gets your email or phone, and the words.`
export const shell_privacy_consents = () => `What you agreed to, with its words and the time, as we must be able to prove it.`
export const shell_privacy_cookie = () => `A cookie says that you have logged in from this browser before, so that we can tell you of a login from a new one. It follows you nowhere.`
export const shell_privacy_device = () => `What stays on your device`
export const shell_privacy_kept = () => `What we keep, and why`
export const shell_privacy_lede = () => `What Haat keeps of you, why, who sees it, and what you can do about it.`
export const shell_privacy_messages = () => `What we wrote to you, so that we can tell whether it arrived.`
export const shell_privacy_orders = () => `Your orders, with the name, phone and address you gave for each: a shop has to keep its books.`
export const shell_privacy_profile = <T>(i: { profile: (words: string) => T }) => [`Under `, i.profile(`Profile`), ` you can see and correct what we keep, take all of it with you as a file, choose what we tell you, and delete your account.`]
export const shell_privacy_rights = () => `What you can do`
export const shell_privacy_seen = () => `Who sees it`
export const shell_privacy_sessions = () => `Where you are logged in: the browser, its system and the network, not your whole address. It goes 30 days after a login has expired.`
export const shell_products_several_stores = () => `Products of several stores come as several parcels of one order.`
export const shell_rules_market_plain = () => `The rules of this market, in plain words.`
export const shell_selling = () => `Selling`
export const shell_shop = () => `Shop`
export const shell_shop_did_not = () => `The shop did not answer`
export const shell_sizes_differ_from = () => `Sizes differ from store to store: each product has its size chart, in inches.`
export const shell_skip_content = () => `Skip to content`
export const shell_terms = () => `Terms`
export const shell_terms_cancelling = <T>(i: { orders: (words: string) => T }) => [`You can cancel an order yourself under `, i.orders(`My orders`), ` while all of it is Pending.`]
export const shell_terms_conditions = () => `Terms and conditions`
export const shell_terms_free_shipping = () => `Shipping is free for the whole order, however many stores are in it.`
export const shell_terms_privacy = <T>(i: { privacy: (words: string) => T }) => [`What we keep of you, and why, is told under `, i.privacy(`Privacy`), `.`]
export const shell_terms_selling = <T>(i: { store: (words: string) => T }) => [`Anybody may `, i.store(`open a store`), `. It sells once an admin of Haat has approved it, and an admin may close it.`]
export const shell_terms_shipping = (i: { fee: string | number }) => `Shipping is ${i.fee} for the whole order, however many stores are in it.`
export const shell_terms_shipping_shown = () => `Shipping is paid once for the whole order, however many stores are in it. The checkout shows what it costs before you confirm.`
export const shell_there_no_advertisements = () => `There are no advertisements here and nothing that follows you: the pages load nothing from elsewhere.`
export const shell_user_register = () => `User Register`
export const shell_users = () => `Users`
export const shell_vendors = () => `Vendors`
export const shell_were_logged_out = () => `You were logged out in another tab.`
export const sms_account_changed = (i: { storeName: string | number; account: string | number }) => `Haat: ${i.storeName} is to be paid to ${i.account}. Payouts wait. Not you? Log in, withdraw it, set a new password and call us.`
export const sms_codes_nearly_sent_next = () => `Beyond that no codes are sent, and people can log in only with a password. If nobody advertised your shop today, someone may be requesting codes to run up your bill. The limit is in the settings.`
export const sms_codes_nearly_sent_words = (i: { sent: string | number; most: string | number }) => `${i.sent} of the ${i.most} SMS codes allowed in 24 hours are sent.`
export const sms_email_changed = () => `Haat: the email of your account is changed. Not you? Undo it within 72 hours by our message to the old email or your phone.`
export const sms_first_proof = () => `Haat: your email is confirmed. What was in the account before is removed: phone, two-step login, addresses.`
export const sms_gateway_answered = (i: { status: string | number }) => `The SMS gateway answered with HTTP ${i.status}.`
export const sms_gateway_away = () => `The SMS gateway could not be reached.`
export const sms_gateway_not_found = () => `The SMS gateway’s address could not be found.`
export const sms_gateway_not_trusted = () => `The SMS gateway’s certificate is not one that this shop trusts.`
export const sms_gateway_silent = () => `The SMS gateway gave no answer. It may have sent the message.`
export const sms_limit_reached = () => `Held: the daily SMS limit is reached.`
export const sms_nearly_spent_next = () => `Beyond that, SMS other than codes are held. The limit is in the settings.`
export const sms_nearly_spent_words = (i: { spent: string | number; limit: string | number }) => `${i.spent} of ${i.limit} for SMS is spent today.`
export const sms_new_device = () => `Haat: someone logged in to your account from a new device. Not you? Set a new password at once.`
export const sms_not_to_pack = (i: { orderId: string | number }) => `Haat: order ${i.orderId} is cancelled. Please do not pack it.`
export const sms_order_cancelled = (i: { orderId: string | number }) => `Haat: order ${i.orderId} is cancelled. There is nothing to pay.`
export const sms_order_completed = (i: { orderId: string | number }) => `Haat: order ${i.orderId} is delivered. Thank you!`
export const sms_order_placed = (i: { orderId: string | number; total: string | number }) => `Haat: we have your order ${i.orderId}. You pay ${i.total} in cash when it arrives.`
export const sms_order_to_pack = (i: { orderId: string | number; count: number; shown: string | number }) => i.count === 1 ? `Haat: order ${i.orderId}, ${i.shown} piece to pack.` : `Haat: order ${i.orderId}, ${i.shown} pieces to pack.`
export const sms_parcel_at_the_door = (i: { orderId: string | number; storeName: string | number }) => `Haat: the parcel of order ${i.orderId} from ${i.storeName} is out for delivery. You pay when it arrives.`
export const sms_parcel_cancelled = (i: { orderId: string | number }) => `Haat: a parcel of order ${i.orderId} is cancelled. There is nothing to pay for it.`
export const sms_parcel_coming_back = (i: { orderId: string | number }) => `Haat: the parcel of order ${i.orderId} comes back to you.`
export const sms_parcel_goes_back = (i: { orderId: string | number }) => `Haat: a parcel of order ${i.orderId} was not delivered and goes back to its store. Did you want it? Please tell the store.`
export const sms_parcel_handed_over = (i: { orderId: string | number; storeName: string | number }) => `Haat: the parcel of order ${i.orderId} from ${i.storeName} is on its way.`
export const sms_parcel_lost = (i: { orderId: string | number }) => `Haat: a parcel of order ${i.orderId} is lost. You pay nothing for it. We are sorry.`
export const sms_parcel_not_taken = (i: { orderId: string | number }) => `Haat: order ${i.orderId} was refused at the door and comes back to you.`
export const sms_parcel_partly_delivered = (i: { orderId: string | number; paid: string | number }) => `Haat: order ${i.orderId}: you kept a part and paid ${i.paid}.`
export const sms_parcel_refused = (i: { orderId: string | number }) => `Haat: the rider says that you refused a parcel of order ${i.orderId}. Not so? Please tell the store.`
export const sms_parcels_late = (i: { count: number; shown: string | number }) => i.count === 1 ? `Haat: a parcel of yours is late. See Parcels, Late.` : `Haat: ${i.shown} parcels of yours are late. See Parcels, Late.`
export const sms_password_changed = () => `Haat: your password is changed. Not you? Set a new one at once.`
export const sms_payout_failed = (i: { amount: string | number; storeName: string | number; reason: string | number }) => `Haat: ${i.amount} did not reach ${i.storeName}. ${i.reason} Please check your account.`
export const sms_phone_changed = () => `Haat: the phone of your account is changed. Not you? Undo it within 72 hours by our message to the old phone or your email.`
export const sms_quiet_hours = () => `Waits until 8 in the morning (quiet hours).`
export const sms_refund_cancelled = (i: { orderId: string | number; amount: string | number; reason: string | number }) => `Haat: order ${i.orderId}: the refund of ${i.amount} is cancelled. ${i.reason}`
export const sms_refund_failed = (i: { orderId: string | number; amount: string | number; reason: string | number }) => `Haat: order ${i.orderId}: ${i.amount} did not reach you and is paid again. ${i.reason}`
export const sms_refund_granted = (i: { orderId: string | number; amount: string | number; day: string | number }) => `Haat: order ${i.orderId}: ${i.amount} will be refunded to you by ${i.day}.`
export const sms_refund_paid = (i: { orderId: string | number; amount: string | number; way: string | number; reference: string | number }) => `Haat: order ${i.orderId}: ${i.amount} is refunded by ${i.way}, reference ${i.reference}.`
export const sms_rest_comes_back = (i: { orderId: string | number }) => `Haat: order ${i.orderId} was kept in part, the rest comes back to you.`
export const sms_say_which_pieces = (i: { orderId: string | number }) => `Haat: order ${i.orderId} was kept in part. Record under Parcels which pieces.`
export const sms_share_reached = () => `Held: today’s SMS limit, or half of it for unconfirmed phones, is reached.`
export const sms_store_approved = (i: { storeName: string | number }) => `Haat: ${i.storeName} is approved. Your products can be bought now.`
export const sms_store_news = (i: { news: string | number }) => `Haat: ${i.news}. Log in to see more.`
export const sms_store_rejected = (i: { storeName: string | number }) => `Haat: ${i.storeName} is not approved. See your profile in the shop.`
export const sms_store_waits = (i: { storeName: string | number }) => `Haat: ${i.storeName} waits for approval.`
export const sms_subject = (i: { subject: string | number }) => `Haat: ${i.subject}`
export const sms_too_many_today = (i: { most: string | number }) => `Not sent: limit of ${i.most} SMS a day.`
export const sms_two_step_off = () => `Haat: two-step login is off. Not you? Set a new password at once.`
export const sms_two_step_on = () => `Haat: two-step login is on. Not you? Set a new password at once.`
export const stage_at_the_door = () => `Out for delivery`
export const stage_back = () => `Back at the store`
export const stage_coming_back = () => `Coming back`
export const stage_confirmed = () => `Confirmed by the store`
export const stage_handed_over = () => `On its way`
export const stage_lost = () => `Lost`
export const stage_packed = () => `Packed`
export const stage_placed = () => `Ordered`
export const stage_refused = () => `Refused at the door`
export const statements_caption = () => `Statements, newest first`
export const statements_commission = (i: { amount: string | number }) => `commission with VAT ${i.amount}`
export const statements_days_of = <T>(i: { first: (words: string) => T; last: (words: string) => T }) => [i.first(``), ` to `, i.last(``)]
export const statements_goods = (i: { quantity: string | number; name: string | number }) => `${i.quantity} × ${i.name}`
export const statements_hash = () => `Checksum (SHA-256) of its days, entries and amounts:`
export const statements_lines_caption = () => `Balance changes`
export const statements_lines_loading = () => `Loading lines...`
export const statements_lines_more = () => `More lines`
export const statements_lines_none = () => `This statement has no more lines.`
export const statements_lines_not_loaded = () => `The lines could not be loaded.`
export const statements_loading = () => `Loading statements...`
export const statements_none = () => `No statements yet.`
export const statements_not_loaded = () => `The statements could not be loaded.`
export const statements_of_it_vat = (i: { amount: string | number }) => `including VAT ${i.amount}`
export const statements_of_store = (i: { storeName: string | number; number: string | number }) => `${i.storeName}: statement ${i.number}`
export const statements_older = () => `Older statements`
export const statements_owes = () => `Negative: the store owes the shop.`
export const statements_save_csv = () => `Download CSV`
export const statements_title = () => `Statements`
export const statements_what_they_are = () => `Changes in a store’s balance, by period. A closed statement never changes.`
export const terms_closed_daily = (i: { day: string | number }) => `Closed every day; next on ${i.day}.`
export const terms_closed_monthly = (i: { day: string | number }) => `Closed on the 1st of every month; next on ${i.day}.`
export const terms_closed_two_weeks = (i: { day: string | number }) => `Closed every second Sunday; next on ${i.day}.`
export const terms_closed_weekly = (i: { day: string | number }) => `Closed every Sunday; next on ${i.day}.`
export const terms_day_over = () => `This day has passed.`
export const terms_debt = () => `Debt`
export const terms_debt_how_to_pay = (i: { limit: string | number }) => `Pay the shop by bank, bKash or cash, with the store’s name; courier sales count too. At ${i.limit} or less, orders resume.`
export const terms_debt_lifted = (i: { day: string | number }) => `An admin allowed orders until ${i.day}.`
export const terms_debt_owed = (i: { amount: string | number; limit: string | number }) => `Debt of ${i.amount}, above the limit of ${i.limit}.`
export const terms_debt_paused = () => `New orders are paused. Placed orders continue.`
export const terms_debt_pauses = (i: { day: string | number }) => `If the debt is still above the limit on ${i.day}, new orders are paused.`
export const terms_lift = () => `Allow orders`
export const terms_lift_end = () => `Stop allowing orders`
export const terms_lift_until = () => `Allow orders until`
export const terms_of_store = (i: { storeName: string | number }) => `${i.storeName}: statements and balance`
export const terms_paid_amount = () => `Amount paid (taka)`
export const terms_paid_by_store = () => `Paid by the store`
export const terms_paid_by_store_taken_back = () => `Payment by the store reversed`
export const terms_payment_number = (i: { number: string | number }) => `Payment ${i.number}`
export const terms_payment_of = (i: { amount: string | number; way: string | number; reference: string | number }) => `${i.amount} by ${i.way}, reference ${i.reference}`
export const terms_payment_recorded = <T>(i: { moment: (words: string) => T }) => [`Recorded `, i.moment(``)]
export const terms_payment_taken_back = <T>(i: { reason: string | number; moment: (words: string) => T }) => [`Reversed `, i.moment(``), `: `, `${i.reason}`]
export const terms_payments = () => `Payments of this store, newest first`
export const terms_payments_older = () => `Older payments`
export const terms_period_as_shop = () => `As in the settings`
export const terms_period_daily = () => `Every day`
export const terms_period_hint = () => `From the next statement on.`
export const terms_period_monthly = () => `Every month, on the 1st`
export const terms_period_two_weeks = () => `Every two weeks, on Sunday`
export const terms_period_weekly = () => `Every week, on Sunday`
export const terms_record_payment = () => `Record a payment`
export const terms_take_back = () => `Reverse`
export const terms_take_back_hint = () => `Recorded in the audit log.`
export const terms_take_back_of = (i: { payment: string | number }) => `Reverse: ${i.payment}`
export const terms_take_back_sure = (i: { payment: string | number }) => `Reverse this payment? ${i.payment}. The store owes it again, and a debt that only this ended continues.`
export const terms_title = () => `Statements and balance`
export const ui_account = () => `Account`
export const ui_actions = () => `Actions`
export const ui_activate = () => `Activate`
export const ui_active = () => `Active`
export const ui_add = () => `Add`
export const ui_add_category = () => `Add Category`
export const ui_add_product = () => `Add Product`
export const ui_adding = () => `Adding…`
export const ui_address = () => `Address`
export const ui_admin = () => `Admin`
export const ui_all = () => `All`
export const ui_all_categories = () => `All categories`
export const ui_all_measures_inches = () => `All measures in inches`
export const ui_amount_collect = () => `Amount to collect`
export const ui_another_picture = () => `another picture`
export const ui_any_day = () => `Any day`
export const ui_approved = () => `Approved`
export const ui_audit = () => `Audit log`
export const ui_back_start = () => `Back to the start`
export const ui_both_values = <T>(i: { shop: (words: string) => T; mine: (words: string) => T }) => [`Now in the shop: `, i.shop(``), ` · Yours: `, i.mine(``)]
export const ui_both_values_none = () => `nothing`
export const ui_cancel = () => `Cancel`
export const ui_cancelled = () => `Cancelled`
export const ui_cart = () => `Cart`
export const ui_categories = () => `Categories`
export const ui_category = () => `Category`
export const ui_change = () => `Change`
export const ui_changed_meanwhile = (i: { of: string | number }) => `${i.of}: someone else has changed this`
export const ui_checkout = () => `Checkout`
export const ui_code = () => `Code`
export const ui_compare_price = () => `Compare-at price`
export const ui_completed = () => `Completed`
export const ui_confirmation_title = () => `Thank You for Your Order!`
export const ui_contact_email = () => `Contact email`
export const ui_contact_phone = () => `Contact phone`
export const ui_continue_shopping = () => `Continue Shopping`
export const ui_copied = () => `Copied.`
export const ui_copy = () => `Copy`
export const ui_copy_could_not = () => `It could not be copied. Please select and copy it by hand.`
export const ui_count_of = (i: { count: string | number; total: string | number }) => `${i.count} of ${i.total}`
export const ui_couriers = () => `Couriers`
export const ui_customer = () => `Customer`
export const ui_days = () => `Days`
export const ui_deactivate = () => `Deactivate`
export const ui_delete = () => `Delete`
export const ui_delete_name = (i: { name: string | number }) => `Delete ${i.name}`
export const ui_deleted = () => `Deleted.`
export const ui_deliver = () => `Deliver to`
export const ui_delivered = () => `Delivered`
export const ui_delivered_in_part = () => `Delivered in part`
export const ui_delivery_payment = () => `Delivery and payment`
export const ui_description = () => `Description`
export const ui_dismiss = () => `Dismiss`
export const ui_earlier_price = () => `Earlier price`
export const ui_edit = () => `Edit`
export const ui_edit_name = (i: { name: string | number }) => `Edit ${i.name}`
export const ui_email = () => `Email`
export const ui_filter = () => `Filter`
export const ui_from = () => `From`
export const ui_from_storename = (i: { storeName: string | number }) => `From ${i.storeName}`
export const ui_go_on = () => `Continue`
export const ui_go_shop = () => `Go to the shop`
export const ui_home = () => `Home`
export const ui_in_all = (i: { total: string | number }) => `${i.total} in all`
export const ui_inactive = () => `Inactive`
export const ui_keep_mine = () => `Keep mine`
export const ui_last_30_days = () => `Last 30 days`
export const ui_least_8_characters = () => `At least 8 characters, without your name in it.`
export const ui_load_again = () => `Reload`
export const ui_log_in = () => `Log in`
export const ui_login = () => `Login`
export const ui_manage_products = () => `Manage Products`
export const ui_messages = () => `Sent messages`
export const ui_more_products = () => `More products`
export const ui_my_orders = () => `My orders`
export const ui_my_orders_title = () => `My Orders`
export const ui_my_products = () => `My Products`
export const ui_name = () => `Name`
export const ui_needs_javascript = (i: { what: string | number }) => `${i.what} needs JavaScript, which is switched off in this browser.`
export const ui_no_go_back = () => `No, go back`
export const ui_no_network_what = () => `No network. What you see stays here.`
export const ui_not_counted = () => `not counted`
export const ui_not_counted_title = () => `Not counted`
export const ui_not_sent = () => `Not sent`
export const ui_notes = () => `Notes`
export const ui_ok = () => `OK`
export const ui_one_less = () => `One less`
export const ui_one_moment_page = () => `One moment, this page is still loading. What you pressed is kept.`
export const ui_one_more = () => `One more`
export const ui_open_store = () => `Open a store`
export const ui_optional = () => `(optional)`
export const ui_order_number = (i: { orderId: string | number }) => `Order ${i.orderId}`
export const ui_orders = () => `Orders`
export const ui_orders_products_text = () => `Products`
export const ui_overview = () => `Overview`
export const ui_pages = () => `Pages`
export const ui_pages_of = (i: { name: string | number }) => `Pages: ${i.name}`
export const ui_parcel = () => `This parcel`
export const ui_parcel_number = (i: { parcelId: string | number }) => `Parcel ${i.parcelId}`
export const ui_parcels = () => `Parcels`
export const ui_part_missing = () => `Part of this page could not be loaded.`
export const ui_payable_amount = () => `Payable amount`
export const ui_pending = () => `Pending`
export const ui_phone = () => `Phone`
export const ui_picture = () => `Picture`
export const ui_pieces = (i: { count: number }) => i.count === 1 ? `${i.count} piece` : `${i.count} pieces`
export const ui_please_fill_in = () => `Please fill this in.`
export const ui_please_select_size = () => `Please select size before add to cart!`
export const ui_price = () => `Price`
export const ui_price_high_low = () => `Price: high to low`
export const ui_price_low_high = () => `Price: low to high`
export const ui_products = (i: { count: number; shown: string | number }) => i.count === 1 ? `${i.shown} product` : `${i.shown} products`
export const ui_profile = () => `Profile`
export const ui_quantity = () => `Quantity`
export const ui_reason = () => `Reason`
export const ui_register = () => `Register`
export const ui_registering = () => `Registering…`
export const ui_registration_failed = () => `Registration failed`
export const ui_rejected = () => `Rejected`
export const ui_remove = () => `Remove`
export const ui_role = () => `Role`
export const ui_save = () => `Save`
export const ui_saved = () => `Saved`
export const ui_saving = () => `Saving…`
export const ui_search = () => `Search`
export const ui_search_products_titles = () => `Search Products by Titles or Tags`
export const ui_see_order = () => `See this order`
export const ui_see_products = () => `See the products`
export const ui_select = () => `Select`
export const ui_settings = () => `Settings`
export const ui_shipping = () => `Shipping`
export const ui_shop_now = () => `Shop Now`
export const ui_show_all = () => `Show all`
export const ui_size = () => `Size`
export const ui_size_chart = () => `Size chart`
export const ui_size_of = (i: { size: string | number }) => `Size ${i.size}`
export const ui_sold_out = () => `Sold out`
export const ui_sort = () => `Sort`
export const ui_specification = () => `Specification`
export const ui_spent = () => `Spent`
export const ui_status = () => `Status`
export const ui_stock = () => `Stock`
export const ui_store = () => `Store`
export const ui_store_confirms_packs = () => `The store confirms and packs your parcel.`
export const ui_subcategories_of = (i: { name: string | number }) => `${i.name}: subcategories`
export const ui_subject = () => `Subject`
export const ui_subtotal = () => `Subtotal`
export const ui_take_shops = () => `Use the shop’s`
export const ui_taken_back = () => `Reversed`
export const ui_to = () => `To`
export const ui_today = () => `Today`
export const ui_total = () => `Total`
export const ui_try_again = () => `Try again`
export const ui_trying = () => `Trying…`
export const ui_two_step_login = () => `Two-step login`
export const ui_undoing = () => `Undoing…`
export const ui_username = () => `Username`
export const ui_vendor = () => `Vendor`
export const ui_vendor_register = () => `Vendor Register`
export const ui_waiting = () => `Waiting`
export const ui_week = () => `This week`
export const ui_what_happens_next = () => `What happens next`
export const ui_what_of = (i: { what: string | number; of: string | number }) => `${i.what} of ${i.of}`
export const unsubscribe_button = () => `Unsubscribe`
export const unsubscribe_done = () => `You are unsubscribed from these emails`
export const unsubscribe_done_words = (i: { title: string | number }) => `Emails of this kind are turned off: ${i.title}. You can turn them on again in your account.`
export const unsubscribe_question = (i: { title: string | number }) => `You get emails of this kind: ${i.title}.`
export const unsubscribe_title = () => `Unsubscribe from these emails?`
export const unsubscribe_wrong_link = () => `This link is not valid`
export const unsubscribe_wrong_link_words = () => `Please open it from the email again, or turn emails off in your account.`
export const users_account_deleted = () => `The account is deleted.`
export const users_activate_email = (i: { email: string | number }) => `Activate ${i.email}`
export const users_admin_email_sees = (i: { email: string | number }) => `As an admin, ${i.email} sees all orders and can change everything.`
export const users_caption = () => `Users, newest first`
export const users_change_role = () => `Change role`
export const users_change_role_email = (i: { email: string | number; from: string | number; to: string | number }) => `Change the role of ${i.email} from ${i.from} to ${i.to}?`
export const users_changed_to_active = (i: { email: string | number; role: string | number }) => `Nothing was changed: someone else has changed ${i.email}. It is now ${i.role} and active.`
export const users_changed_to_inactive = (i: { email: string | number; role: string | number }) => `Nothing was changed: someone else has changed ${i.email}. It is now ${i.role} and inactive.`
export const users_closes_store_email_takes = (i: { email: string | number }) => `This closes the store of ${i.email}; its products go off sale.`
export const users_could_not_loaded = () => `The users could not be loaded.`
export const users_deactivate_email = (i: { email: string | number }) => `Deactivate ${i.email}`
export const users_delete_email = (i: { email: string | number }) => `Delete ${i.email}`
export const users_loading_users = () => `Loading users...`
export const users_make_admin = () => `Make admin`
export const users_management = () => `Users Management`
export const users_more_users = () => `More users`
export const users_no_users_found = () => `No users found.`
export const users_now_active = (i: { email: string | number }) => `${i.email} is active now.`
export const users_now_inactive = (i: { email: string | number }) => `${i.email} is inactive now.`
export const users_now_role = (i: { email: string | number; role: string | number }) => `${i.email} is ${i.role} now.`
export const users_own_account = () => `Your own account`
export const users_role_email = (i: { email: string | number }) => `Role of ${i.email}`
export const users_search_email_role = () => `Search by email or role...`
export const users_store_of_number = (i: { id: string | number }) => `Store ${i.id}`
export const users_sure_two_step_off = (i: { email: string | number }) => `Turn off two-step login of ${i.email}? The password alone is enough then. Make sure the owner asked you.`
export const users_sure_want_delete = (i: { email: string | number }) => `Are you sure you want to delete ${i.email}?`
export const users_two_step_off = () => `Turn off two-step login`
export const users_two_step_off_email = (i: { email: string | number }) => `Turn off two-step login of ${i.email}`
export const users_vendor_now_inactive = (i: { email: string | number }) => `${i.email} is inactive now. Its store is off sale.`
export const users_your_password = () => `Your own password, or a code from your two-step app`
export const vendors_account = () => `Your account`
export const vendors_approve = () => `Approve`
export const vendors_approved = () => `Approved.`
export const vendors_caption = () => `Vendors, pending first`
export const vendors_change_password = () => `Change password`
export const vendors_close_counting = (i: { pending: string | number }) => `This includes ${i.pending} that couriers have yet to pay.`
export const vendors_close_even = () => `Neither owes the other anything.`
export const vendors_close_owed = (i: { amount: string | number }) => `The shop still owes it ${i.amount}.`
export const vendors_close_owed_in_part = (i: { amount: string | number; pending: string | number }) => `The shop still owes it ${i.amount}, of which couriers have ${i.pending}.`
export const vendors_close_owing = (i: { amount: string | number }) => `It still owes the shop ${i.amount}.`
export const vendors_contact_done = () => `Confirmed.`
export const vendors_contact_email = () => `Contact Email`
export const vendors_contact_phone = () => `Contact Phone`
export const vendors_contact_send_email = () => `Send a code to the email`
export const vendors_contact_send_phone = () => `Send a code to the phone`
export const vendors_contact_unconfirmed = (i: { value: string | number }) => `Not confirmed yet: ${i.value}`
export const vendors_contacts_lede = () => `Until confirmed, messages there lack details and come at most once a day per kind. Your inbox shows everything.`
export const vendors_contacts_title = () => `Confirm your store’s email and phone`
export const vendors_could_not_loaded = () => `The vendors could not be loaded.`
export const vendors_current_password = () => `Current password`
export const vendors_decided_by = <T>(i: { decidedBy: string | number; moment: (words: string) => T }) => [`by `, `${i.decidedBy}`, `, `, i.moment(``)]
export const vendors_edit_profile = () => `Edit Profile`
export const vendors_edit_profile_save = () => `To ask for approval again, edit and save your profile. Until then you can shop like any customer.`
export const vendors_every_device_logged = () => `This logs out all devices, this one too. Log in again with your password.`
export const vendors_five_fields_two = () => `Five fields, two minutes.`
export const vendors_former_name = (i: { formerName: string | number }) => `was ${i.formerName}`
export const vendors_go_profile = () => `Go to your profile`
export const vendors_haat_only_log = () => `For Haat only. You log in with your own email as before.`
export const vendors_haat_only_shoppers = () => `For Haat only. Shoppers do not see it.`
export const vendors_have_account = () => `Do you have an account?`
export const vendors_here_buy = () => `Here to buy?`
export const vendors_house_store = () => `The shop’s own store`
export const vendors_id = () => `Vendor ID`
export const vendors_keep_name = () => `Keep name`
export const vendors_limit_saves = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} profile saves in ${i.window}. Please try again in ${i.duration}.`
export const vendors_loading_vendors = () => `Loading vendors...`
export const vendors_log_out_everywhere = () => `Log out everywhere`
export const vendors_logging_out = () => `Logging out…`
export const vendors_management = () => `Vendor Management`
export const vendors_more_vendors = () => `More vendors`
export const vendors_new_name = () => `New name`
export const vendors_new_name_stays = () => `The new name is accepted.`
export const vendors_new_password = () => `New password`
export const vendors_new_password_logs = () => `A new password logs out all other devices. Lost a phone? Log out everywhere.`
export const vendors_no_description = () => `No description.`
export const vendors_no_vendors_found = () => `No vendors found.`
export const vendors_open_own_clothing = () => `Open your own clothing store at Haat and sell all over Bangladesh.`
export const vendors_open_store = () => `Open your store`
export const vendors_owner_inactive_nothing = () => `Owner inactive: nothing is on sale`
export const vendors_password_devices = () => `Password and devices`
export const vendors_password_rule = () => `At least 8 characters.`
export const vendors_phone = <T>(i: { phone: (words: string) => T }) => [`Phone `, i.phone(``), ` · `]
export const vendors_put_up_products = () => `Add your products and follow your orders in your dashboard.`
export const vendors_reason_hint = () => `Sent to the store, and shown in its profile.`
export const vendors_register_customer = () => `Register as a customer`
export const vendors_registration_submitted_successfully = () => `Vendor registration submitted successfully! Please wait for admin approval. In the meantime, you can continue shopping as a valued customer.`
export const vendors_reject = () => `Reject`
export const vendors_rejected = () => `Rejected.`
export const vendors_save_password = () => `Save password`
export const vendors_search_name_email = () => `Search by name or email`
export const vendors_sell_beside_many = () => `Sell beside many others, under your own name.`
export const vendors_shoppers_see_beside = () => `Shoppers see it beside your products.`
export const vendors_shoppers_would_like = () => `Please describe your store for shoppers.`
export const vendors_since = <T>(i: { moment: (words: string) => T }) => [` · since `, i.moment(``)]
export const vendors_start_selling = () => `Start selling`
export const vendors_store_closed = () => `The store is closed.`
export const vendors_store_closed_owed = (i: { amount: string | number }) => `The store is closed. The shop still owes it ${i.amount}.`
export const vendors_store_closed_owing = (i: { amount: string | number }) => `The store is closed. It still owes the shop ${i.amount}.`
export const vendors_store_description = () => `Store Description`
export const vendors_store_name = () => `Store Name`
export const vendors_store_was_not = () => `Your store was not approved.`
export const vendors_success = () => `Success!`
export const vendors_sure_reject = (i: { storeName: string | number }) => `Reject ${i.storeName}? It cannot sell until it asks again and is approved.`
export const vendors_sure_want_delete = () => `Are you sure you want to delete this vendor?`
export const vendors_tell_us_about = () => `Tell us about your store`
export const vendors_until_store_approved = () => `Until your store is approved, you can shop like any customer.`
export const vendors_until_then_can = () => `Until then you can shop like any customer and complete your profile.`
export const vendors_visit_store = () => `Visit your store`
export const vendors_visit_the_store = () => `Visit the store`
export const vendors_we_look = () => `We review your store`
export const vendors_what_sell_why = () => `What you sell, and why it is special.`
export const vendors_will_log = () => `You will log in with it.`
export const webhooks_add = () => `Add a webhook`
export const webhooks_address_credentials = () => `No name and password in addresses. Check the signature instead.`
export const webhooks_address_hint = () => `Begins with https://, on port 443 or 8443.`
export const webhooks_address_https = () => `Webhooks need https.`
export const webhooks_address_malformed = () => `Enter a complete address that begins with https:// and has no #.`
export const webhooks_address_port = () => `Use port 443 or 8443.`
export const webhooks_address_private = () => `This address is in a private network.`
export const webhooks_answer = () => `Answer`
export const webhooks_choose_events = () => `Choose at least one event.`
export const webhooks_delete_asked = (i: { url: string | number }) => `Delete the webhook to ${i.url} and its deliveries?`
export const webhooks_deliveries = () => `Deliveries`
export const webhooks_do_to = (i: { words: string | number; url: string | number }) => `${i.words}: ${i.url}`
export const webhooks_event = () => `Event`
export const webhooks_event_account_email_changed = () => `An email is changed`
export const webhooks_event_account_password_changed = () => `A password is changed`
export const webhooks_event_account_phone_changed = () => `A phone is changed`
export const webhooks_event_courier_account_saved = () => `A courier account is saved`
export const webhooks_event_job_failed = () => `A job has failed`
export const webhooks_event_not_yours = () => `Stores cannot subscribe to this event.`
export const webhooks_event_order_cancelled = () => `Parcels are cancelled`
export const webhooks_event_order_completed = () => `Parcels are delivered`
export const webhooks_event_order_placed = () => `An order is placed`
export const webhooks_event_parcel_kept_known = () => `The kept pieces of a parcel are recorded`
export const webhooks_event_parcel_moved = () => `A parcel has moved to its next stage`
export const webhooks_event_payout_failed = () => `A payout to a store failed`
export const webhooks_event_payout_late = () => `A payout to a store is late`
export const webhooks_event_payout_paid = () => `A payout to a store is paid`
export const webhooks_event_promise_broken = () => `Parcels are late`
export const webhooks_event_promise_escalated = () => `Parcels are still late`
export const webhooks_event_sms_nearly_spent = () => `The daily SMS budget is nearly spent`
export const webhooks_event_statement_closed = () => `A statement of a store is closed`
export const webhooks_event_store_owes = () => `A store owes the shop`
export const webhooks_event_store_paused = () => `A store in debt takes no new orders`
export const webhooks_event_store_resumed = () => `A store takes new orders again`
export const webhooks_event_vendor_approved = () => `A store is approved`
export const webhooks_event_vendor_rejected = () => `A store is rejected`
export const webhooks_event_webhook_disabled = () => `A webhook is switched off`
export const webhooks_events = () => `Events`
export const webhooks_failing = () => `Failing`
export const webhooks_failing_since = <T>(i: { moment: (words: string) => T }) => [`Nothing has arrived since `, i.moment(``), `.`]
export const webhooks_former_until = <T>(i: { moment: (words: string) => T }) => [`The previous secret signs until `, i.moment(``), `.`]
export const webhooks_happened = () => `Happened`
export const webhooks_limit_again = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} deliveries sent again in ${i.window}. Please try again in ${i.duration}.`
export const webhooks_limit_changes = (i: { most: string | number; window: string | number; duration: string | number }) => `Limit reached: ${i.most} webhook changes in ${i.window}. Please try again in ${i.duration}.`
export const webhooks_loading = () => `Loading deliveries...`
export const webhooks_newest_first = () => `Deliveries, newest first`
export const webhooks_next_try = <T>(i: { moment: (words: string) => T }) => [`Next try `, i.moment(``)]
export const webhooks_none = () => `No webhooks yet.`
export const webhooks_not_loaded = () => `The deliveries could not be loaded.`
export const webhooks_nothing_told = () => `No deliveries yet.`
export const webhooks_off = () => `Switched off`
export const webhooks_off_failing = () => `Switched off: no delivery in five days`
export const webhooks_off_gone = () => `Switched off: it answered that it is gone`
export const webhooks_older = () => `Older deliveries`
export const webhooks_on = () => `On`
export const webhooks_on_its_way = () => `The delivery is on its way.`
export const webhooks_problem_broken = () => `The answer could not be read.`
export const webhooks_problem_certificate = () => `The certificate of this host is not valid.`
export const webhooks_problem_dropped = () => `Not sent: the webhook is off or lost access.`
export const webhooks_problem_off = () => `Not sent: the webhook was switched off.`
export const webhooks_problem_own_fault = () => `Something went wrong here. It will be retried.`
export const webhooks_problem_refused = () => `The connection was refused or dropped.`
export const webhooks_problem_secret = () => `Not sent: unreadable secret. Create a new one.`
export const webhooks_problem_timeout = () => `No answer in time.`
export const webhooks_problem_unknown_host = () => `This host was not found.`
export const webhooks_rotate = () => `New secret`
export const webhooks_rotate_asked = () => `Create a new secret? The old one also signs for 24 hours.`
export const webhooks_secret = () => `Signing secret`
export const webhooks_secret_once = () => `Save it now: it is not shown again.`
export const webhooks_send_what = (i: { event: string | number; messageId: string | number }) => `Send again: ${i.event}, ${i.messageId}`
export const webhooks_status_after = (i: { status: string | number; duration: string | number }) => `${i.status}, after ${i.duration} ms`
export const webhooks_switch_off = () => `Switch off`
export const webhooks_switch_on = () => `Switch on`
export const webhooks_title = () => `Webhooks`
export const webhooks_what_they_are = () => `Notify your program of what happens here. Signed by Standard Webhooks.`
