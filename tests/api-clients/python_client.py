"""Signs in and invests with the package that openapi-python-client generates beside this file."""

import json
import os
import uuid

from quoin_client import AuthenticatedClient, Client
from quoin_client.api.access import sign_in, sign_out
from quoin_client.api.account import get_user_info
from quoin_client.api.apply import (
    add_paying_account,
    save_amount_and_signature,
    save_investor_information,
    save_qualification,
    save_status_and_experience,
    save_upload_files,
    start_application,
)
from quoin_client.api.browse import get_product
from quoin_client.api.investors import list_investors
from quoin_client.api.portfolio import list_investments
from quoin_client.api.sign import send_for_signature
from quoin_client.models import (
    AddPayingAccountBody,
    SaveAmountAndSignatureBody,
    SaveInvestorInformationBody,
    SaveQualificationBody,
    SaveStatusAndExperienceBody,
    SaveUploadFilesBody,
    SignInByPassword,
    StartApplicationBody,
)

given = json.loads(os.environ["GIVEN"])
email, password, steps = given["email"], given["password"], given["steps"]


def once() -> str:
    return str(uuid.uuid4())


visitor = Client(base_url=given["url"])
wrong = sign_in.sync(client=visitor, body=SignInByPassword(email=email, password="0" * 64))
signed_in = sign_in.sync(client=visitor, body=SignInByPassword(email=email, password=password))
client = AuthenticatedClient(base_url=given["url"], token=signed_in.token)

user = get_user_info.sync(client=client)
investor = list_investors.sync(client=client).items[0]
product = get_product.sync(given["product"], client=client)
application = start_application.sync(
    client=client,
    idempotency_key=once(),
    body=StartApplicationBody(
        product_id=product.id, investor_id=investor.id, us_person=True, eligibility_attested=True
    ),
)
investment = application.investment_id
payer = add_paying_account.sync(
    investment,
    client=client,
    idempotency_key=once(),
    body=AddPayingAccountBody.from_dict(given["payer"]),
)
amount = {
    "commitment": product.minimum_investment,
    "preferred_method": "wire",
    "bank_account_id": payer.id,
    "must_read": [document.file_id for document in application.product.must_read],
}
for save, body, values in [
    (save_qualification, SaveQualificationBody, steps["qualification"]),
    (save_investor_information, SaveInvestorInformationBody, steps["investor_information"]),
    (save_status_and_experience, SaveStatusAndExperienceBody, steps["status_and_experience"]),
    (save_upload_files, SaveUploadFilesBody, {}),
    (save_amount_and_signature, SaveAmountAndSignatureBody, amount),
]:
    step = {"version": application.version, "finish": True, "values": values}
    application = save.sync(investment, client=client, body=body.from_dict(step))
envelope = send_for_signature.sync(investment, client=client, idempotency_key=once())
portfolio = list_investments.sync(client=client)
sign_out.sync(client=client)

print(
    json.dumps(
        {
            "email": user.email,
            "wrong": wrong.code,
            "state": application.state,
            "envelope": envelope.kind,
            "committed": [one.commitment for one in portfolio.items],
        }
    )
)
